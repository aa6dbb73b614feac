/**
 * Puts square PNGs into one ICO file: https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure
 *
 * @param pngs by their side in pixels, 1 to 255
 */
export function ico(pngs: ReadonlyMap<number, Buffer>): Buffer {
  const headerSize = 6;
  const entrySize = 16;
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pngs.size, 4);

  let offset = headerSize + entrySize * pngs.size;
  const entries = [...pngs].map(([side, png]) => {
    const entry = Buffer.alloc(entrySize);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs.values()]);
}

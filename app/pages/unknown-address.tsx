/** Matches every other URL, so that the root's middleware redirects it. No host sends this page. */
export default function UnknownAddress() {
  return null;
}

/** Plain text, and links to other pages. */
type Parts = (string | { title: string; href: string })[];

interface LinkedTextProps {
  parts: Parts;
}

export function textOf(parts: Parts): string {
  return parts.map((part) => (typeof part === "string" ? part : part.title)).join("");
}

export function LinkedText({ parts }: LinkedTextProps) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.title}
      </a>
    ),
  );
}

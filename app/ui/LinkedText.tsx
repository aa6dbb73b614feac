interface LinkedTextProps {
  /** Plain text, and links to other pages. */
  parts: (string | { title: string; href: string })[];
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

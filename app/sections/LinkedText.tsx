import type { TextPart } from "../content-model/linked-text.server.ts";
import { useShell } from "../layout/use-shell.ts";
import { newTab } from "../ui/Buttons.tsx";

/** Plain text, and links to other pages or sites. */
export function LinkedText({ parts }: { parts: TextPart[] }) {
  const { opensInNewTab } = useShell();
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    const { title, href } = part;
    // The hint is no text, so that a copied sentence does not contain it.
    const outbound = !href.startsWith("http") ? {} : { ...newTab, "aria-label": `${title} ${opensInNewTab}` };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may link to one page twice
      <a key={index} href={href} {...outbound}>
        {title}
      </a>
    );
  });
}

import { useShell } from "../layout/use-shell.ts";
import { newTab } from "../ui/Buttons.tsx";

interface OutboundLinkProps {
  href: string;
  children: string;
}

export function OutboundLink({ href, children }: OutboundLinkProps) {
  return (
    <a href={href} {...newTab}>
      {children}
      <span className="visually-hidden"> {useShell().opensInNewTab}</span>
    </a>
  );
}

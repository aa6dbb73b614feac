import { type LinkProps, useLocation } from "react-router";
import { PageLink } from "../ui/PageLink.tsx";

/** A menu's entry, marked where it leads to the page that is shown. */
export function MenuLink({ to, ...props }: LinkProps & { to: string }) {
  const isCurrent = useLocation().pathname === to;
  return <PageLink to={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}

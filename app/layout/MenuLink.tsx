import { type LinkProps, useLocation } from "react-router";
import { PageLink } from "../ui/PageLink.tsx";

/** An entry of a menu, marked if its page is the one that is shown. */
export function MenuLink({ to, ...props }: LinkProps & { to: string }) {
  const isCurrent = useLocation().pathname === to;
  return <PageLink to={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}

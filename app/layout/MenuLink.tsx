import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/** An entry of a menu, marked if its page is the one that is shown. */
export function MenuLink(props: ComponentProps<"a">) {
  const isCurrent = useLocation().pathname === props.href;
  return <a aria-current={isCurrent ? "page" : undefined} {...props} />;
}

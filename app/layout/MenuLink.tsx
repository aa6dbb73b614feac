import type { ComponentProps } from "react";
import { useLocation } from "react-router";

export function MenuLink(props: ComponentProps<"a">) {
  const isCurrent = useLocation().pathname === props.href;
  return <a aria-current={isCurrent ? "page" : undefined} {...props} />;
}

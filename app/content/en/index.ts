import type { Content } from "../schema.ts";
import { categories } from "./categories.ts";
import { design } from "./details/design.ts";
import { development } from "./details/development.ts";
import { legal } from "./details/legal.ts";
import { marketing } from "./details/marketing.ts";
import { home } from "./home.ts";
import { interfaceText } from "./interface.ts";
import { services } from "./services.ts";
import { specimens } from "./specimens.ts";

export { voice } from "./voice.ts";

export const content: Content = {
  interface: interfaceText,
  home,
  services,
  categories,
  specimens,
  details: { design, development, marketing, legal },
};

import type { Content } from "../schema.ts";
import { categories } from "./categories.ts";
import { commonText } from "./common.ts";
import { design } from "./details/design.ts";
import { development } from "./details/development.ts";
import { legal } from "./details/legal.ts";
import { marketing } from "./details/marketing.ts";
import { home } from "./home.ts";
import { services } from "./services.ts";
import { specimens } from "./specimens.ts";

export { voice } from "./voice.ts";

export const content: Content = {
  common: commonText,
  home,
  services,
  categories,
  specimens,
  details: { design, development, marketing, legal },
};

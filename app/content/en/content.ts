import type { Content } from "../types.ts";
import { categories } from "./categories.ts";
import { design as designDetails } from "./details/design.ts";
import { development } from "./details/development.ts";
import { legal } from "./details/legal.ts";
import { marketing } from "./details/marketing.ts";
import { home } from "./home.ts";
import { interfaceText } from "./interface.ts";
import { customer } from "./services/customer.ts";
import { design } from "./services/design.ts";
import { product } from "./services/product.ts";
import { project } from "./services/project.ts";
import { ui } from "./services/ui.ts";
import { ux } from "./services/ux.ts";

/** Everything the site says in English. */
export const en: Content = {
  interface: interfaceText,
  home,
  services: { ux, ui, customer, product, project, design },
  categories,
  details: { design: designDetails, development, marketing, legal },
};

import { contentOf } from "../content/contents.server.ts";
import { destinationOf, isServiceKey } from "../paths.ts";
import { headTags } from "../seo/head.ts";
import type { Route } from "./+types/service";
import { ServicePage } from "./ServicePage.tsx";
import { serviceData } from "./service-data.server.ts";
import { UnknownService } from "./UnknownService.tsx";

/** A service without a specimen, and any other name in a service's place. */
export function loader({ params, url }: Route.LoaderArgs) {
  if (isServiceKey(params.service)) return serviceData(params.language, params.service);
  if (destinationOf(url.pathname).kind !== "unknown-service")
    throw new Error(`app/routes.ts has no row for ${url.pathname}`);
  const { language, interface: text } = contentOf(params.language);
  return {
    language,
    meta: { title: text.notFound.title, description: text.notFound.message },
    unknown: text.notFound,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname, noindex: "unknown" in loaderData });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return "unknown" in loaderData ? (
    <UnknownService texts={loaderData.unknown} />
  ) : (
    <ServicePage {...loaderData} />
  );
}

import { contentOf } from "../content/contents.server.ts";
import { isServiceKey } from "../domain/catalogue-keys.ts";
import type { Route } from "./+types/service";
import { ServicePage } from "./ServicePage.tsx";
import { serviceData } from "./service-data.server.ts";
import { UnknownService } from "./UnknownService.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  if (isServiceKey(params.service)) return serviceData(params.language, params.service);
  const { common: text } = contentOf(params.language);
  return { unknown: text.notFound };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return "unknown" in loaderData ? (
    <UnknownService texts={loaderData.unknown} />
  ) : (
    <ServicePage {...loaderData} />
  );
}

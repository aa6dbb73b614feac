import { contentOf } from "../content/contents.server.ts";
import { isServiceKey } from "../domain/catalogue-keys.ts";
import type { Route } from "./+types/service";
import { ServicePage } from "./ServicePage.tsx";
import { serviceData } from "./service-data.server.ts";
import { UnknownService } from "./UnknownService.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  return isServiceKey(params.service)
    ? serviceData(params.language, params.service)
    : contentOf(params.language).common.notFound;
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return "service" in loaderData ? <ServicePage {...loaderData} /> : <UnknownService {...loaderData} />;
}

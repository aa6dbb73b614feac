import { UiSpecimen } from "../../sections/specimens/UiSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/ui";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "ui");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function UiPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<UiSpecimen {...loaderData.specimen} />} />;
}

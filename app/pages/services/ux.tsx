import { UxSpecimen } from "../../sections/specimens/UxSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/ux";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "ux");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function UxPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<UxSpecimen {...loaderData.specimen} />} />;
}

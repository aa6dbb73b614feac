import { DesignSpecimen } from "../../sections/specimens/DesignSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/design";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "design");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function DesignPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<DesignSpecimen {...loaderData.specimen} />} />;
}

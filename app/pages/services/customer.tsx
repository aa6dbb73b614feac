import { CustomerSpecimen } from "../../sections/specimens/CustomerSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/customer";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "customer");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<CustomerSpecimen {...loaderData.specimen} />} />;
}

import { CustomerSpecimen } from "../../sections/specimens/CustomerSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/customer";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "customer");
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<CustomerSpecimen {...loaderData.specimen} />} />;
}

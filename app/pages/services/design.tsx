import { DesignSpecimen } from "../../sections/specimens/DesignSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/design";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "design");
}

export default function DesignPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<DesignSpecimen {...loaderData.specimen} />} />;
}

import { UxSpecimen } from "../../sections/specimens/UxSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/ux";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(
    params.language,
    "ux",
    "product",
    "doctor",
    "reminder",
    "who",
    "times",
    "confirm",
    "changed",
  );
}

export default function UxPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<UxSpecimen {...loaderData.specimen} />} />;
}

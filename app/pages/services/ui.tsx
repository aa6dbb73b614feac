import { UiSpecimen } from "../../sections/specimens/UiSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/ui";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "ui", "product", "doctor", "reminder", "who");
}

export default function UiPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<UiSpecimen {...loaderData.specimen} />} />;
}

import { ProjectSpecimen } from "../../sections/specimens/ProjectSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/project";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "project");
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<ProjectSpecimen {...loaderData.specimen} />} />;
}

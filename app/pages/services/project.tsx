import { ProjectSpecimen } from "../../sections/specimens/ProjectSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/project";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "project");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<ProjectSpecimen {...loaderData.specimen} />} />;
}

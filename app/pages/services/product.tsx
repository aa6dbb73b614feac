import { ProductSpecimen } from "../../sections/specimens/ProductSpecimen.tsx";
import { headTags } from "../../seo/head.ts";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/product";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "product");
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<ProductSpecimen {...loaderData.specimen} />} />;
}

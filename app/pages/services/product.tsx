import { ProductSpecimen } from "../../sections/specimens/ProductSpecimen.tsx";
import { ServicePage } from "../ServicePage.tsx";
import { serviceDataWithSpecimen } from "../service-data.server.ts";
import type { Route } from "./+types/product";

export { routeMeta as meta } from "../../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  return serviceDataWithSpecimen(params.language, "product");
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} specimen={<ProductSpecimen {...loaderData.specimen} />} />;
}

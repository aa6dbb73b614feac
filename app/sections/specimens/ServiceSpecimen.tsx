import type { ComponentType } from "react";
import type { SpecimenContent } from "../../content/schema.ts";
import { CustomerSpecimen } from "./CustomerSpecimen.tsx";
import { DesignSpecimen } from "./DesignSpecimen.tsx";
import { ProductSpecimen } from "./ProductSpecimen.tsx";
import { ProjectSpecimen } from "./ProjectSpecimen.tsx";
import type { SpecimenTexts } from "./Specimen.tsx";
import { UiSpecimen } from "./UiSpecimen.tsx";
import { UxSpecimen } from "./UxSpecimen.tsx";

/** Services with an example; a new service may have none. */
const sheets = {
  ux: UxSpecimen,
  ui: UiSpecimen,
  customer: CustomerSpecimen,
  product: ProductSpecimen,
  project: ProjectSpecimen,
  design: DesignSpecimen,
};
export type SpecimenKey = keyof typeof sheets;

interface ServiceSpecimenProps extends SpecimenTexts {
  service: SpecimenKey;
  /** The texts of that service's example. */
  texts: SpecimenContent[SpecimenKey];
}

/** An example of what a service leaves in the client's hands. */
export function ServiceSpecimen({ service, texts, ...shared }: ServiceSpecimenProps) {
  // TypeScript does not relate the sheet of a key to the texts of the same key.
  const Sheet = sheets[service] as ComponentType<SpecimenContent[SpecimenKey] & SpecimenTexts>;
  return <Sheet {...texts} {...shared} />;
}

import type { ComponentType } from "react";
import type { ServiceKey } from "../../catalogue/catalogue.ts";
import type { SpecimenContent } from "../../content-model/specimen-schema.ts";
import { CustomerSpecimen } from "./CustomerSpecimen.tsx";
import { DesignSpecimen } from "./DesignSpecimen.tsx";
import { ProductSpecimen } from "./ProductSpecimen.tsx";
import { ProjectSpecimen } from "./ProjectSpecimen.tsx";
import type { TextsOf } from "./Specimen.tsx";
import { UiSpecimen } from "./UiSpecimen.tsx";
import { UxSpecimen } from "./UxSpecimen.tsx";

type SpecimenKey = keyof SpecimenContent & ServiceKey;

const specimens: { [Key in SpecimenKey]: ComponentType<TextsOf<Key>> } = {
  ux: UxSpecimen,
  ui: UiSpecimen,
  customer: CustomerSpecimen,
  product: ProductSpecimen,
  project: ProjectSpecimen,
  design: DesignSpecimen,
};

/** A service may have no specimen. */
export const isSpecimenKey = (key: ServiceKey): key is SpecimenKey => key in specimens;

interface ServiceSpecimenProps {
  service: SpecimenKey;
  /** Of that service. */
  texts: TextsOf<SpecimenKey>;
}

export function ServiceSpecimen({ service, texts }: ServiceSpecimenProps) {
  const Specimen = specimens[service] as ComponentType<ServiceSpecimenProps["texts"]>;
  return <Specimen {...texts} />;
}

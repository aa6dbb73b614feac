import type { Attributes, ComponentType } from "react";
import type { SpecimenContent } from "../../content/specimen-schema.ts";
import type { ServiceKey } from "../../domain/catalogue.ts";
import { CustomerSpecimen } from "./CustomerSpecimen.tsx";
import { DesignSpecimen } from "./DesignSpecimen.tsx";
import { ProductSpecimen } from "./ProductSpecimen.tsx";
import { ProjectSpecimen } from "./ProjectSpecimen.tsx";
import type { TextsOf } from "./Specimen.tsx";
import { UiSpecimen } from "./UiSpecimen.tsx";
import { UxSpecimen } from "./UxSpecimen.tsx";

export type SpecimenKey = keyof SpecimenContent & ServiceKey;
type Props<Key extends SpecimenKey> = TextsOf<Key> & Attributes;

const specimens: { [Key in SpecimenKey]: ComponentType<Props<Key>> } = {
  ux: UxSpecimen,
  ui: UiSpecimen,
  customer: CustomerSpecimen,
  product: ProductSpecimen,
  project: ProjectSpecimen,
  design: DesignSpecimen,
};

interface ServiceSpecimenProps<Key extends SpecimenKey> {
  service: Key;
  texts: Props<Key>;
}

export function ServiceSpecimen<Key extends SpecimenKey>({ service, texts }: ServiceSpecimenProps<Key>) {
  const Specimen: ComponentType<Props<Key>> = specimens[service];
  return <Specimen {...texts} />;
}

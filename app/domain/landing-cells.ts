import { cellForms } from "./cells.ts";
import { gridColumns } from "./page-count.ts";

/** A third of the cells grows in size, a third in corners, a third in how much of it is lime. */
function formOf(index: number) {
  const third = gridColumns / 3;
  const step = (index % third) + 1;
  return {
    size: index < third ? step / (third + 1) : 1,
    form: index < third ? cellForms[4] : (cellForms[2 * third - 1 - index] ?? cellForms[0]),
    level: index < 2 * third ? 0 : step / third,
  };
}

/** The landing's cells as custom properties. Each appears from the form of the one before it. */
export const landingCells = Array.from({ length: gridColumns }, (_, index) => {
  const { size, form, level } = formOf(index);
  const previous = index > 0 ? formOf(index - 1) : { size: 0, form };
  return {
    "--size": size,
    "--form": form,
    "--level": level,
    "--size-before": previous.size,
    "--form-before": previous.form,
  };
});

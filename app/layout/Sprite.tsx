import { services } from "../catalogue/catalogue.ts";
import { serviceKeys } from "../catalogue/catalogue-keys.ts";
import { drawCells } from "../drawings/cells.ts";
import { icons } from "../ui/icons.ts";

/**
 * The drawings that appear on a page more than once, as symbols. `SpriteSymbol` and `Icon` refer to a symbol by its id;
 * its lime and its dots take the colours of the place of use.
 */
export function Sprite() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {serviceKeys.map((key) => {
        const drawing = drawCells(services[key].picture);
        return (
          <symbol key={key} id={`service-${key}`} viewBox={drawing.viewBox}>
            {drawing.dots && <path className="dots" d={drawing.dots} />}
            <path d={drawing.cells} />
            <path className="lime" d={drawing.lime} />
          </symbol>
        );
      })}
      {Object.entries(icons).map(([name, path]) => (
        <symbol key={name} id={name} viewBox="0 0 24 24">
          <path fillRule="evenodd" d={path} />
        </symbol>
      ))}
    </svg>
  );
}

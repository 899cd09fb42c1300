import type { Technology } from './technology/technology.ts';
import { requiredFields } from './technology/technologyRules.ts';
import type { ElementName } from './elements.ts';

/** Elements every structure of a technology has; masonry's grout, mortar, columns and beams are optional. */
const requiredElements = (technology: Technology): ElementName[] =>
  requiredFields(technology).flatMap((field) => {
    const [, element] = /^(?:concrete|masonry\.)(\w+)$/.exec(field) ?? [];
    const name = element?.toLowerCase() as ElementName | undefined;
    return name === undefined ? [] : [name];
  });

/** Required elements missing from the result's element lines; empty lines mean that the service sends none. */
export function missingElementLines(technology: Technology, elements: readonly string[]): ElementName[] {
  if (elements.length === 0) return [];
  return requiredElements(technology).filter((element) => !elements.includes(element));
}

import { type MaterialLine, mergeFlags, mergeMaterials } from '../materials.ts';
import type { ElementQuantities, Quantities } from '../quantities.ts';
import { scaleRange, sumImpacts } from '../range.ts';
import { declaredLabel, type FactorOverrides } from './lines.ts';

/** The figures as declared values have them: lines of declared materials, and the sums and flags that rest on them. */
export function declaredQuantities(
  quantities: Pick<Quantities, 'materials' | 'elements'>,
  overrides: FactorOverrides,
): Pick<Quantities, 'materials' | 'elements' | 'co2' | 'energy' | 'flags'> {
  const materials = quantities.materials.map((line) => declaredLine(line, overrides));
  const elements = quantities.elements.map((part) => declaredElement(part, overrides));
  return {
    materials: mergeMaterials(materials),
    elements,
    ...sumImpacts(materials),
    flags: mergeFlags(...materials.map(({ flags }) => flags)),
  };
}

function declaredElement(part: ElementQuantities, overrides: FactorOverrides): ElementQuantities {
  const materials = part.materials.map((line) => declaredLine(line, overrides));
  return {
    element: part.element,
    materials,
    ...sumImpacts(materials),
  };
}

/** A supplier's document says nothing of an amount that nobody took off. */
const ofAmount = ({ flags }: MaterialLine) => flags.filter((flag) => flag === 'assumed');

/** A declared value rests on a document, not on how the set's factor came about: its flags go, its supplier is named. */
function declaredLine(line: MaterialLine, overrides: FactorOverrides): MaterialLine {
  const declared = overrides.get(line.key);
  if (declared === undefined) return line;
  return {
    ...line,
    label: declaredLabel(line.label, declared),
    co2: scaleRange(declared.co2, line.amount),
    energy: declared.energy === null ? line.energy : scaleRange(declared.energy, line.amount),
    flags: declared.energy === null ? [...line.flags, 'declared'] : [...ofAmount(line), 'declared'],
  };
}

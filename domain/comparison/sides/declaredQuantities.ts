import { type MaterialLine, mergeFlags, mergeMaterials } from '../../materials/materials.ts';
import type { ElementQuantities, Quantities } from '../../materials/quantities.ts';
import { sumImpacts } from '../../range.ts';
import { declaredLabel, type FactorOverrides, withSuppliers } from './suppliers.ts';

/**
 * The figures with declared values: lines of declared materials and of their kinds, and the sums and flags that follow.
 * `factorSet` is the set of the original figures.
 */
export function declaredQuantities(
  { materials, elements, factorSet }: Pick<Quantities, 'materials' | 'elements' | 'factorSet'>,
  overrides: FactorOverrides,
): Pick<Quantities, 'materials' | 'elements' | 'co2' | 'energy' | 'flags'> {
  const declared = (lines: readonly MaterialLine[]) =>
    lines.map((line) => declaredLine(line, factorSet, overrides));
  const all = declared(materials);
  return {
    materials: mergeMaterials(all),
    elements: elements.map((part): ElementQuantities => {
      const lines = declared(part.materials);
      return { element: part.element, materials: lines, ...sumImpacts(lines) };
    }),
    ...sumImpacts(all),
    flags: mergeFlags(...all.map(({ flags }) => flags)),
  };
}

/** A supplier's document says nothing about an assumed amount. */
const ofAmount = ({ flags }: MaterialLine) => flags.filter((flag) => flag === 'assumed');

/** A declared value comes from a document, so the set's flags are dropped and the supplier is named. */
function declaredLine(line: MaterialLine, factorSet: string, overrides: FactorOverrides): MaterialLine {
  const { known, ...figures } = withSuppliers(line, factorSet, overrides);
  if (known === 'set') return line;
  const declared = overrides.get(line.key);
  if (declared === undefined) return { ...line, ...figures, flags: [...line.flags, 'inferred'] };
  return {
    ...line,
    ...figures,
    label: declaredLabel(line.label, declared),
    flags: declared.energy === null ? [...line.flags, 'declared'] : [...ofAmount(line), 'declared'],
  };
}

import { factorSetById } from '../factors/factorSets.ts';
import { countsStrandAsRebar, type QuantityFlag } from '../factors/lookup.ts';
import { isPrestressing, steelLabel } from '../factors/steelClass.ts';
import { materialKeys } from './materialKeys.ts';
import { type MaterialLine, mergeFlags } from './materials.ts';

type Figures = {
  materials: MaterialLine[];
  flags: QuantityFlag[];
  elements?: { materials: MaterialLine[] }[];
};

const steelPrefix = materialKeys.steel('');

/** Whether a line is prestressing steel with a factor of the set; a supplier's own factor needs no note. */
const isStrand = ({ key, flags }: MaterialLine) =>
  key.startsWith(steelPrefix) &&
  isPrestressing(Number(key.slice(steelPrefix.length))) &&
  !flags.includes('declared');

const marked = (line: MaterialLine): MaterialLine =>
  isStrand(line)
    ? {
        ...line,
        label: steelLabel(Number(line.key.slice(steelPrefix.length))),
        flags: mergeFlags(line.flags, ['strand_as_rebar']),
      }
    : line;

/**
 * Marks figures stored before their set had rows for strand, which they count as rebar. Nothing else of them changes;
 * figures of other sets are unchanged.
 */
export function markStrandAsRebar<F extends Figures>(figures: F, factorSet: string): F {
  const set = factorSetById(factorSet);
  if (set === undefined || !countsStrandAsRebar(set) || !figures.materials.some(isStrand)) return figures;
  return {
    ...figures,
    materials: figures.materials.map(marked),
    flags: mergeFlags(figures.flags, ['strand_as_rebar']),
    ...(figures.elements && {
      elements: figures.elements.map((each) => ({ ...each, materials: each.materials.map(marked) })),
    }),
  };
}

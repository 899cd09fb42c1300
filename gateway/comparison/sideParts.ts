import type { SideFoundation } from '#domain/comparison/sides/side.ts';
import type { SideModule } from '#domain/comparison/sides/sideModule.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { badReply } from '../rest/restErrors.ts';

/**
 * The factor set of CO₂ and energy; empty where there are none.
 * @throws RestError UPSTREAM_BAD_REPLY where the service does not name it: two unknown sets would pass for the same.
 */
function knownFactorSet(factorSet: Totals['factorSet'], counted: unknown): string {
  if (factorSet == null && counted != null)
    throw badReply('Quantities do not say which factors they were counted with');
  return factorSet ?? '';
}

/** A foundation by its parts; a service that sends none gives one part with all materials. */
const sideFoundation = ({ elements, materials, factorSet }: Totals): SideFoundation => ({
  factorSet: knownFactorSet(factorSet, elements ?? materials),
  elements: elements ?? (materials == null ? [] : [{ element: 'foundation', materials }]),
});

/** Amounts including losses, which are compared when losses count. */
export const partWithLosses = (countsLosses: boolean, { elements }: Totals) =>
  countsLosses && elements ? { elementsWithLosses: elements } : {};

export const foundationSide = (designed: Totals | null, totals: Totals | null, countsLosses: boolean) =>
  designed === null || totals === null
    ? null
    : { ...sideFoundation(designed), ...partWithLosses(countsLosses, totals) };

/** A module's elements; a service that sends none gives one element with all materials. */
export function sideModule(technology: SideModule['technology'], totals: Totals) {
  const { elements, materials, factorSet } = totals;
  return {
    technology,
    factorSet: knownFactorSet(factorSet, elements ?? materials),
    elements: elements ?? (materials == null ? [] : [{ element: 'structure', materials }]),
  };
}

import type { SideFoundation } from '#domain/comparison/sides/side.ts';
import type { SideModule } from '#domain/comparison/sides/sideModule.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { badReply } from '../rest/restErrors.ts';

/**
 * The factor set that CO₂ and energy were counted with; empty where there are none.
 *
 * @throws RestError UPSTREAM_BAD_REPLY where the service does not name it: two unknown ones would pass for the same.
 */
function knownFactorSet(factorSet: Totals['factorSet'], counted: unknown): string {
  if (factorSet == null && counted != null)
    throw badReply('Quantities do not say which factors they were counted with');
  return factorSet ?? '';
}

/** A foundation by its parts; without them, its materials stand for one. */
const sideFoundation = ({ elements, materials, factorSet }: Totals): SideFoundation => ({
  factorSet: knownFactorSet(factorSet, elements ?? materials),
  elements: elements ?? (materials == null ? [] : [{ element: 'foundation', materials }]),
});

/** What is compared where losses count. */
export const boughtPart = (isBought: boolean, { elements }: Totals) =>
  isBought && elements ? { bought: elements } : {};

export const carryingSide = (designed: Totals | null, below: Totals | null, isBought: boolean) =>
  designed === null || below === null
    ? null
    : { ...sideFoundation(designed), ...boughtPart(isBought, below) };

/** What the totals of a module tell; without its elements, its materials stand for one. */
export function sideModule(technology: SideModule['technology'], totals: Totals) {
  const { elements, materials, factorSet } = totals;
  return {
    technology,
    factorSet: knownFactorSet(factorSet, elements ?? materials),
    elements: elements ?? (materials == null ? [] : [{ element: 'structure', materials }]),
  };
}

import type { FactorSet } from './factorSet.ts';
import { sidac2026_04 } from './sidac2026_04.ts';

/** Every set ever used, newest last; a stored version keeps its own. */
export const factorSets: readonly FactorSet[] = [sidac2026_04];

/** The set new results are made with. */
export const currentFactorSet: FactorSet = sidac2026_04;

export function factorSetById(id: string): FactorSet | undefined {
  return factorSets.find((set) => set.id === id);
}

import type { FactorSet } from './factorSet.ts';
import { sidac2026_04 } from './sidac2026_04.ts';
import { sidac2026_04b } from './sidac2026_04b.ts';
import { sidac2026_04Service } from './sidac2026_04Service.ts';

/** Every set ever used, newest last; a stored version keeps its own. */
export const factorSets: readonly FactorSet[] = [sidac2026_04, sidac2026_04b];

/** The set new results are made with. */
export const currentFactorSet: FactorSet = sidac2026_04b;

/** The sets as other services apply them, for results of services that count differently. */
export const serviceFactorSets: readonly FactorSet[] = [sidac2026_04Service];

export function factorSetById(id: string): FactorSet | undefined {
  return [...factorSets, ...serviceFactorSets].find((set) => set.id === id);
}

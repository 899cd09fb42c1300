import { concreteDensity } from '../limits.ts';

export type Masses = { concrete?: number | null | undefined; grout?: number | null | undefined };

/** Concrete of a total without grout: m³ and kg; null when there is none. The wire has both as one mass. */
export function concreteAlone({ concrete, grout }: Masses): { volume: number; mass: number } | null {
  if (concrete === null || concrete === undefined) return null;
  const mass = concrete - (grout ?? 0);
  return mass > 0 ? { volume: mass / concreteDensity, mass } : null;
}

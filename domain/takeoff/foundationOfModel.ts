import type { SteelMass } from '../structures/steel/steelMass.ts';
import type { BuildingModel, ModelElement } from './buildingModel.ts';
import type { ModelChoices } from './modelChoices.ts';
import { countedParts, wholeParts } from './storeyQuantities.ts';

/** A part of a foundation: volume m³, `area` in plan m² (null where a part lacks it), fck MPa, steel kg. */
export type ModelFoundationPart = {
  count: number;
  volume: number;
  area: number | null;
  fck: number;
  steel: SteelMass[];
};
export type ModelFoundation = { piles: ModelFoundationPart | null; footings: ModelFoundationPart | null };

/** Elements that are no part of a floor. */
export const isFoundation = (element: ModelElement | null) => element === 'footings' || element === 'piles';

/** The footings (pile caps, rafts) and piles of a model; null where it has none. */
export function foundationOfModel(model: BuildingModel, choices: ModelChoices): ModelFoundation | null {
  const [piles, footings] = [partOf(model, choices, 'piles'), partOf(model, choices, 'footings')];
  return piles === null && footings === null ? null : { piles, footings };
}

function partOf(
  model: BuildingModel,
  choices: ModelChoices,
  element: ModelElement,
): ModelFoundationPart | null {
  const parts = countedParts(model, choices).filter((part) => part.element === element);
  if (parts.length === 0) return null;
  const sums = new Map<number, number>();
  for (const { fck, volume } of parts) {
    const strength = fck ?? choices.fck;
    sums.set(strength, (sums.get(strength) ?? 0) + volume);
  }
  // A part of a foundation has one strength: that of the largest volume.
  const [[fck] = [choices.fck]] = [...sums].toSorted(([, a], [, b]) => b - a);
  const masses = new Map<number, number>();
  for (const { ca, mass } of model.steel.filter((bar) => bar.element === element))
    masses.set(ca, (masses.get(ca) ?? 0) + mass);
  const whole = wholeParts(parts);
  const areas = whole.map(({ area }) => area);
  return {
    count: whole.length,
    volume: parts.reduce((sum, { volume }) => sum + volume, 0),
    area: areas.includes(null) ? null : areas.reduce<number>((sum, area) => sum + (area ?? 0), 0),
    fck,
    steel: [...masses].toSorted(([a], [b]) => a - b).map(([ca, mass]) => ({ ca, mass })),
  };
}

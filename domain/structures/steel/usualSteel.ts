import { isPrestressing } from '../../factors/steelClass.ts';
import { type Range, valueAt } from '../../range.ts';
import type { Technology } from '../technology/technology.ts';
import { usualBands } from '../concrete/slabBands.ts';
import { isPrestressedSlab, type SlabSystem } from '../concrete/slabSystem.ts';
import type { SteelMass } from './steelMass.ts';

/** kg of steel per m³ of concrete that are usual for a technology and its system of slabs. */
export const usualSteelRate = (technology: Technology, system?: SlabSystem | null): Range =>
  usualBands(technology, system).steel_per_concrete;

/** The middle of the usual rate, kg/m³. */
export const middleSteelRate = (technology: Technology, system?: SlabSystem | null): number =>
  valueAt(usualSteelRate(technology, system), 0.5);

/** Steel for `volume` m³ of concrete without known steel: the middle of the usual rate, marked, to 0.1 kg. */
export const assumedSteel = (
  technology: Technology,
  volume: number,
  system?: SlabSystem | null,
): SteelMass => ({
  ca: 50,
  mass: Math.max(0.1, Number((volume * middleSteelRate(technology, system)).toFixed(1))),
  assumed: true,
});

const amountOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
const sum = (rows: readonly object[], name: 'volume' | 'mass') =>
  rows.reduce((total, row) => total + amountOf((row as Record<string, unknown>)[name]), 0);

/** m³ of an element with concrete and no steel at all; 0 otherwise. Reads half-typed rows too. */
export const unreinforcedVolume = (element: {
  volumes: readonly object[];
  steel?: readonly object[] | null | undefined;
}): number => (sum(element.steel ?? [], 'mass') > 0 ? 0 : sum(element.volumes, 'volume'));

/** Whether slabs called prestressed have concrete and no strand. Reads half-typed rows too. */
export const lacksStrand = (
  system: SlabSystem | null | undefined,
  slabs: { volumes: readonly object[]; steel?: readonly object[] | null | undefined },
): boolean => {
  const strand = (slabs.steel ?? []).filter((row) => isPrestressing(Number((row as { ca?: unknown }).ca)));
  return isPrestressedSlab(system) && sum(slabs.volumes, 'volume') > 0 && sum(strand, 'mass') === 0;
};

import type { Range } from '../../range.ts';
import type { Technology } from '../technology/technology.ts';
import type { SlabSystem } from './slabSystem.ts';
import { type SanityBand, type SanityMeasure, technologyRules } from '../technology/technologyRules.ts';

type SlabFigures = { concrete: Range; steel: Range };
const figures = (minVolume: number, maxVolume: number, minMass: number, maxMass: number): SlabFigures => ({
  concrete: { min: minVolume, max: maxVolume },
  steel: { min: minMass, max: maxMass },
});

/**
 * Usual amounts in a m² of slab: concrete m³, steel kg with its strand. Our own rules of thumb, from the thicknesses
 * and voids usual for spans of dwellings; with the topping of precast parts.
 */
const usualSlab: Readonly<Record<SlabSystem, SlabFigures>> = {
  solid: figures(0.1, 0.14, 5, 9),
  ribbed: figures(0.09, 0.13, 5, 9),
  mushroom_solid: figures(0.16, 0.2, 9, 15),
  mushroom_ribbed: figures(0.13, 0.17, 8, 13),
  flat: figures(0.16, 0.2, 10, 16),
  band_beam: figures(0.14, 0.18, 8, 13),
  trussed: figures(0.07, 0.1, 3, 6),
  joist: figures(0.06, 0.09, 3, 5),
  filigree: figures(0.11, 0.15, 5, 9),
  hollow_core: figures(0.12, 0.17, 3, 6),
  precast_solid: figures(0.1, 0.14, 5, 8),
  precast_ribbed: figures(0.08, 0.12, 4, 8),
  pt_precast: figures(0.09, 0.14, 3, 6),
  pt_solid: figures(0.12, 0.16, 4, 8),
  pt_ribbed: figures(0.1, 0.14, 4, 8),
  pt_mushroom_solid: figures(0.15, 0.19, 6, 10),
  pt_mushroom_ribbed: figures(0.12, 0.16, 5, 9),
  pt_flat: figures(0.16, 0.2, 6, 11),
  pt_band_beam: figures(0.13, 0.17, 5, 9),
};

/**
 * Strand in a m² of prestressed slab, kg, included in the steel above. Our own rule of thumb: unbonded monostrands of
 * dwellings of 6 to 10 m span; the strands of precast parts.
 */
const usualStrand: Readonly<Partial<Record<SlabSystem, Range>>> = {
  pt_precast: { min: 2, max: 4 },
  pt_solid: { min: 2.5, max: 4 },
  pt_ribbed: { min: 2.5, max: 4 },
  pt_mushroom_solid: { min: 3, max: 5 },
  pt_mushroom_ribbed: { min: 3, max: 4.5 },
  pt_flat: { min: 3, max: 5 },
  pt_band_beam: { min: 2.5, max: 4.5 },
};

/** Usual kg of strand per m² of such slabs; undefined where they are not prestressed. */
export const usualStrandRate = (system?: SlabSystem | null): Range =>
  (system == null ? undefined : usualStrand[system]) ?? { min: 0, max: 0 };

/** Rules of thumb have two figures. */
const rough = (value: number) => Number(Math.max(0, value).toPrecision(2));

const shifted = (band: SanityBand, by: Range, from: Range): SanityBand => ({
  min: rough(band.min + by.min - from.min),
  max: rough(band.max + by.max - from.max),
  basis: 'derived',
});

/**
 * The usual figures of a floor by slab system: its technology's, which assume solid slabs, with the slab's part
 * exchanged. Without a system, or with the solid one, the technology's own.
 */
export function usualBands(
  technology: Technology,
  system?: SlabSystem | null,
): Readonly<Record<SanityMeasure, SanityBand>> {
  const { bands } = technologyRules[technology];
  if (system == null || system === 'solid') return bands;
  const [own, solid] = [usualSlab[system], usualSlab.solid];
  const concrete = shifted(bands.concrete_per_area, own.concrete, solid.concrete);
  const steel = shifted(bands.steel_per_area, own.steel, solid.steel);
  return {
    ...bands,
    concrete_per_area: concrete,
    steel_per_area: steel,
    steel_per_concrete: {
      min: rough(steel.min / concrete.max),
      max: rough(steel.max / concrete.min),
      basis: 'derived',
    },
  };
}

import { referenceBlock } from '../factors/blockTypes.ts';
import type { FactorSet } from '../factors/factorSet.ts';
import { currentFactorSet } from '../factors/factorSets.ts';
import { blockFactor, mortarFactor } from '../factors/lookup.ts';
import type { Messages } from '../texts/messages.ts';
import { type Range, valueAt } from '../range.ts';
import type { OtherMaterial } from '../structures/otherMaterials.ts';
import { blocksPerWall, usualWallRatio } from './usualStructure.ts';

/** Default m² of wall per m² of floor: the middle of the usual range. */
export const middleWallRatio = valueAt(usualWallRatio, 0.5);

/** The weakest block and mortar of the factor set, MPa, because infill carries no load. */
const infillFbk = 4;
const infillFak = 4.5;
/** m³ of laying mortar per m² of wall: SINAPI 2026-09, compositions 89462 and 89478. */
const layingMortar: Range = { min: 0.0127, max: 0.0187 };
/** m³ of render per m² of wall, both faces: NBR 13749, 5 mm twice inside to 20 mm inside and 30 mm outside. */
const render: Range = { min: 0.01, max: 0.05 };

type Indicator = 'co2' | 'energy';
const rounded = ({ min, max }: Range): Range => ({
  min: Number(min.toFixed(2)),
  max: Number(max.toFixed(2)),
});

/** Per m² of wall: kgCO₂e, MJ. */
function wallFactors(set: FactorSet, of: Indicator): { infill: Range; render: Range } {
  const block = blockFactor(set, referenceBlock, infillFbk)[of];
  const mortar = mortarFactor(set, infillFak)[of];
  const end = (at: 'min' | 'max') => blocksPerWall * block[at] + layingMortar[at] * mortar[at];
  return {
    infill: rounded({ min: end('min'), max: end('max') }),
    render: rounded({ min: render.min * mortar.min, max: render.max * mortar.max }),
  };
}

/**
 * Infill walls and their render for a frame without any, marked as assumed: `walls` m² of wall per m² of floor on a
 * floor of `area` m². Names and sources are in the reader's language, as if typed.
 */
export function usualInfill(
  area: number,
  walls: number,
  { text }: Pick<Messages, 'text'>,
  set: FactorSet = currentFactorSet,
): OtherMaterial[] {
  const [co2, energy] = [wallFactors(set, 'co2'), wallFactors(set, 'energy')];
  const amount = Number((walls * area).toFixed(1));
  return (['infill', 'render'] as const).map((purpose) => ({
    name: text(`usual.${purpose}.name`),
    purpose,
    amount,
    unit: 'm2',
    co2: co2[purpose],
    energy: energy[purpose],
    source: text(`usual.${purpose}.source`, { set: set.id }),
    assumed: true,
  }));
}

/** Whether a structure has infill among its materials outside the factor set. */
export const hasInfill = (others: readonly { purpose: string }[] | null | undefined): boolean =>
  (others ?? []).some(({ purpose }) => purpose === 'infill');

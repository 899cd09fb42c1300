import type { Range } from '../range.ts';
import { blockTypes, referenceBlock } from './blockTypes.ts';
import type { Factor, FactorSet } from './factorSet.ts';
import { blockFactor, blockMass } from './lookup.ts';
import { steelLabel } from './steelClass.ts';

/** One factor: kgCO₂e and MJ per `unit`; keyed like material lines. */
export type FactorRow = {
  key: string;
  label: string;
  unit: 'm3' | 'kg' | 'un';
  co2: Range;
  energy: Range;
  status: Factor['status'];
};

const row = (
  key: string,
  label: string,
  unit: FactorRow['unit'],
  { co2, energy, status }: Factor,
): FactorRow => ({ key, label, unit, co2, energy, status });

/** Every factor of a set; blocks other than the reference one follow from their mass. */
export function factorRows(set: FactorSet): FactorRow[] {
  const otherBlocks = blockTypes.filter((type) => type !== referenceBlock);
  return [
    ...set.concrete.map((each) => row(`concrete:${each.strength}`, `C${each.strength}`, 'm3', each)),
    ...set.steel.map((each) => row(`steel:${each.ca}`, steelLabel(each.ca), 'kg', each)),
    row('steel:other', 'CA', 'kg', set.otherSteel),
    ...(set.otherPrestressing === undefined
      ? []
      : [row('steel:other_prestressing', 'CP', 'kg', set.otherPrestressing)]),
    ...set.grout.map((each) => row(`grout:${each.strength}`, `fgk ${each.strength}`, 'm3', each)),
    ...set.mortar.map((each) => row(`mortar:${each.strength}`, `fak ${each.strength}`, 'm3', each)),
    ...set.blocks.flatMap(({ strength, ...published }) => [
      row(`block:${referenceBlock}:${strength}`, `${referenceBlock} fbk ${strength}`, 'un', published),
      ...otherBlocks
        .filter((type) => blockMass(set, type, strength) !== undefined)
        .map((type) =>
          row(`block:${type}:${strength}`, `${type} fbk ${strength}`, 'un', {
            ...blockFactor(set, type, strength),
            status: 'extrapolated',
          }),
        ),
    ]),
  ];
}

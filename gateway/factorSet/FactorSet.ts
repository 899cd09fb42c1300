import { blockTypes, referenceBlock } from '#domain/factors/blockTypes.ts';
import type { Factor, FactorSet as DomainFactorSet } from '#domain/factors/factorSet.ts';
import { currentFactorSet, factorSets } from '#domain/factors/factorSets.ts';
import { blockFactor, blockMass } from '#domain/factors/lookup.ts';

export type FactorSetSource = Pick<DomainFactorSet, 'id' | 'version' | 'source' | 'date'> & {
  isCurrent: boolean;
  factors: () => object[];
};

export const toFactorSet = (set: DomainFactorSet): FactorSetSource => ({
  id: set.id,
  version: set.version,
  source: set.source,
  date: set.date,
  isCurrent: set.id === currentFactorSet.id,
  factors: () => factorsOf(set),
});

const row = (key: string, label: string, unit: string, { co2, energy, status }: Factor) => ({
  key,
  label,
  unit,
  co2,
  energy,
  status,
});

/** Every factor of a set, keyed like material lines; blocks other than the reference one follow from their mass. */
function factorsOf(set: DomainFactorSet): object[] {
  const otherBlocks = blockTypes.filter((type) => type !== referenceBlock);
  return [
    ...set.concrete.map((each) => row(`concrete:${each.strength}`, `C${each.strength}`, 'm3', each)),
    ...set.steel.map((each) => row(`steel:${each.ca}`, `CA${each.ca}`, 'kg', each)),
    row('steel:other', 'CA', 'kg', set.otherSteel),
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

export const factorSetQueries = { factorSets: () => factorSets.toReversed().map(toFactorSet) };

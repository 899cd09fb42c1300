import type { ModelFoundation, ModelFoundationPart } from '#domain/takeoff/foundationOfModel.ts';
import type { FoundationValues, PartValues } from '../../../editors/foundationEditor/foundationValues.ts';

/** No more decimals than anyone measures. */
const rounded = (value: number) => Number(value.toFixed(4));

const rows = ({ steel }: ModelFoundationPart): PartValues['steel'] =>
  steel.map(({ ca, mass }) => ({ ca, mass: rounded(mass) }));

/**
 * The foundation's form with what a model has of it. Piles with the footings on them are a foundation on piles; a single
 * footing is a plate of its area and volume, several are footings. What the model says nothing of stays as it is.
 */
export function withModelFoundation(
  values: FoundationValues,
  { piles, footings }: ModelFoundation,
): FoundationValues {
  if (piles !== null) {
    const own = footings?.fck === piles.fck ? undefined : footings?.fck;
    return {
      ...values,
      type: 'piles_foundation',
      piles_foundation: {
        ...values.piles_foundation,
        fck: piles.fck,
        piles: { volume: rounded(piles.volume), steel: rows(piles) },
        ...(footings && { pileCaps: { volume: rounded(footings.volume), fck: own, steel: rows(footings) } }),
      },
    };
  }
  if (footings === null) return values;
  const { area, volume, fck } = footings;
  if (footings.count > 1)
    return {
      ...values,
      type: 'footings_foundation',
      footings_foundation: {
        ...values.footings_foundation,
        footings: { volumes: [{ fck, volume: rounded(volume) }], steel: rows(footings), formArea: undefined },
      },
    };
  return {
    ...values,
    type: 'raft_foundation',
    raft_foundation: {
      ...values.raft_foundation,
      area: area === null ? undefined : rounded(area),
      thickness: area === null ? undefined : rounded(volume / area),
      fck,
      steel: rows(footings),
    },
  };
}

import type { ModelFoundation, ModelFoundationPart } from '#domain/takeoff/foundationOfModel.ts';
import type { FoundationValues, PartValues } from '../../../editors/foundationEditor/foundationValues.ts';

/** No more decimals than anyone measures. */
const rounded = (value: number) => Number(value.toFixed(4));

const rows = ({ steel }: ModelFoundationPart): PartValues['steel'] =>
  steel.map(({ ca, mass }) => ({ ca, mass: rounded(mass) }));

/**
 * The foundation's form with what a model has of it. Piles with the footings on them are a foundation on piles; footings
 * alone are a plate of their area and volume. What the model says nothing of stays as it is.
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
  return {
    ...values,
    type: 'raft_foundation',
    raft_foundation: {
      area: area === null ? undefined : rounded(area),
      thickness: area === null ? undefined : rounded(volume / area),
      fck,
      steel: rows(footings),
    },
  };
}

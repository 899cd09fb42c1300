import type { FoundationData } from '#domain/foundation/foundation.ts';
import { foundationOf, type PartKind, partIn } from '#domain/foundation/foundationParts.ts';
import {
  type CastFoundationType,
  type castParts,
  type FoundationType,
  foundationTypes,
  isCastFoundation,
} from '#domain/foundation/foundationType.ts';
import { customFckRange } from '#domain/limits.ts';
import { isWithin } from '#domain/range.ts';
import type { ConcreteVolume } from '#domain/structures/concrete/concreteVolume.ts';
import type { SteelMass } from '#domain/structures/steel/steelMass.ts';
import { isReadable } from '../moduleEditor/values/readableStructure.ts';
import type { ElementValues, TypedNumber, QuantityRow } from '../moduleEditor/values/elementFormValues.ts';

/** A part as the form holds it; a raft has area and thickness, the others their volume. */
export type PartValues = {
  area?: TypedNumber;
  thickness?: TypedNumber;
  volume?: TypedNumber;
  fck?: TypedNumber;
  steel: QuantityRow[];
};

/** A part by its rows of concrete and steel, and the area of its forms. */
export type CastValues = ElementValues & { formArea: TypedNumber };
type CastFoundationValues = Record<(typeof castParts)[number], CastValues>;
type WithWalls = { retainingWalls: CastValues };

/** The values typed for each kind, so that changing the choice loses nothing. */
export type FoundationValues = {
  type: FoundationType | '';
  raft_foundation: PartValues & WithWalls;
  piles_foundation: {
    fck: TypedNumber;
    piles: PartValues;
    pileCaps: PartValues;
    gradeBeams: PartValues;
    tieBeams: PartValues;
  } & WithWalls;
  raft_piles_foundation: { fck: TypedNumber; raft: PartValues; piles: PartValues } & WithWalls;
} & Record<CastFoundationType, CastFoundationValues>;

const noSteel = () => [{ ca: 50, mass: undefined }];

/** An empty part. A cast part without rows is absent; a required one begins with one row of each. */
const emptyPart: Readonly<Record<PartKind, (isRequired: boolean) => PartValues | CastValues>> = {
  plate: () => ({ area: undefined, thickness: undefined, fck: undefined, steel: noSteel() }),
  mass: () => ({ volume: undefined, fck: undefined, steel: noSteel() }),
  cast: (isRequired) =>
    isRequired
      ? { volumes: [{ fck: 25, volume: undefined }], steel: noSteel(), formArea: undefined }
      : { volumes: [], steel: [], formArea: undefined },
};

function emptyValues(type: FoundationType) {
  const fck = type === 'piles_foundation' ? 25 : 30;
  const made = foundationOf(type, fck, ({ kind, isRequired }) => emptyPart[kind](isRequired));
  return isCastFoundation(type) ? made : { ...made, fck };
}

/** Before anything is typed. */
export const emptyFoundation = () =>
  ({
    type: '',
    ...Object.fromEntries(foundationTypes.map((type) => [type, emptyValues(type)])),
  }) as FoundationValues;

const amount = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
const strength = (value: unknown) =>
  typeof value === 'number' && isWithin(value, customFckRange) ? value : undefined;
const steelOf = (rows: readonly QuantityRow[]) => rows.filter(isReadable) as unknown as SteelMass[];

/** The parts of a part that can already be counted; `whole` is the strength of the foundation if known. */
function readablePart(part: PartValues | CastValues, kind: PartKind, whole: number | undefined) {
  const steel = steelOf(part.steel);
  if ('volumes' in part)
    return { volumes: part.volumes.filter(isReadable) as unknown as ConcreteVolume[], steel };
  const fck = strength(part.fck) ?? whole;
  const counted = (value: unknown) => (fck === undefined ? 0 : amount(value));
  const concrete =
    kind === 'plate'
      ? { area: counted(part.area), thickness: amount(part.thickness) }
      : { volume: counted(part.volume) };
  return { ...concrete, fck: fck ?? customFckRange.min, steel };
}

/** What can already be counted of a half-filled foundation: concrete of a known strength, complete rows of steel. */
export function readableFoundation(values: FoundationValues): FoundationData | null {
  const { type } = values;
  if (type === '') return null;
  const given = values[type];
  const whole = 'fck' in given ? strength(given.fck) : undefined;
  return foundationOf(type, whole ?? customFckRange.min, ({ name, kind }) =>
    readablePart(partIn(type, given, name) as PartValues | CastValues, kind, whole),
  );
}

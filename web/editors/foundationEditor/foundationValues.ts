import type {
  CastFoundationData,
  CastPart,
  FoundationData,
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from '#domain/foundation/foundation.ts';
import {
  castFoundations,
  type CastFoundationType,
  castParts,
  type FoundationType,
} from '#domain/foundation/foundationType.ts';
import { customFckRange } from '#domain/limits.ts';
import { within } from '#domain/range.ts';
import type { ConcreteVolume } from '#domain/structures/concreteVolume.ts';
import type { SteelMass } from '#domain/structures/steelMass.ts';
import { isReadable } from '../moduleEditor/values/readableStructure.ts';
import type { ElementValues, TypedNumber, QuantityRow } from '../moduleEditor/values/structureValues.ts';

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

/** What was typed for each kind: changing the choice loses nothing. */
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

const plate = (): PartValues => ({
  area: undefined,
  thickness: undefined,
  fck: undefined,
  steel: [{ ca: 50, mass: undefined }],
});
const part = (): PartValues => ({ volume: undefined, fck: undefined, steel: [{ ca: 50, mass: undefined }] });

/** Without rows it is not there; what a kind can't be without begins with a row each. */
const cast = (due = false): CastValues =>
  due
    ? { volumes: [{ fck: 25, volume: undefined }], steel: [{ ca: 50, mass: undefined }], formArea: undefined }
    : { volumes: [], steel: [], formArea: undefined };
const castFoundation = (type: CastFoundationType) =>
  Object.fromEntries(
    castParts.map((name) => [name, cast(name === castFoundations[type])]),
  ) as CastFoundationValues;

/** Before anything is typed. */
export const emptyFoundation = (): FoundationValues => ({
  type: '',
  raft_foundation: { ...plate(), fck: 30, retainingWalls: cast() },
  piles_foundation: {
    fck: 25,
    piles: part(),
    pileCaps: part(),
    gradeBeams: part(),
    tieBeams: part(),
    retainingWalls: cast(),
  },
  raft_piles_foundation: { fck: 30, raft: plate(), piles: part(), retainingWalls: cast() },
  footings_foundation: castFoundation('footings_foundation'),
  caissons_foundation: castFoundation('caissons_foundation'),
  retaining_walls_foundation: castFoundation('retaining_walls_foundation'),
});

const amount = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
const strength = (value: unknown) =>
  typeof value === 'number' && within(value, customFckRange) ? value : undefined;
const steelOf = (rows: readonly QuantityRow[]) => rows.filter(isReadable) as unknown as SteelMass[];

function plateOf(given: PartValues, fck: number | undefined): Raft {
  const own = strength(given.fck) ?? fck;
  return {
    area: own === undefined ? 0 : amount(given.area),
    thickness: amount(given.thickness),
    fck: own ?? customFckRange.min,
    steel: steelOf(given.steel),
  };
}

function partOf(given: PartValues, fck: number | undefined): FoundationPart {
  const own = strength(given.fck) ?? fck;
  return {
    volume: own === undefined ? 0 : amount(given.volume),
    fck: own ?? customFckRange.min,
    steel: steelOf(given.steel),
  };
}

function castOf({ volumes, steel }: CastValues): CastPart {
  return { volumes: volumes.filter(isReadable) as unknown as ConcreteVolume[], steel: steelOf(steel) };
}

/** What of a half-filled foundation can be counted already: concrete of a known strength, whole rows of steel. */
export function readableFoundation(values: FoundationValues): FoundationData | null {
  switch (values.type) {
    case '':
      return null;
    case 'raft_foundation':
      return {
        ...(plateOf(values.raft_foundation, undefined) as RaftFoundationData),
        retainingWalls: castOf(values.raft_foundation.retainingWalls),
      };
    case 'piles_foundation': {
      const { fck, retainingWalls, ...parts } = values.piles_foundation;
      const of = (name: keyof typeof parts) => partOf(parts[name], strength(fck));
      return {
        fck: strength(fck) ?? customFckRange.min,
        piles: of('piles'),
        pileCaps: of('pileCaps'),
        gradeBeams: of('gradeBeams'),
        tieBeams: of('tieBeams'),
        retainingWalls: castOf(retainingWalls),
      } satisfies PilesFoundationData;
    }
    case 'raft_piles_foundation': {
      const { fck, raft, piles, retainingWalls } = values.raft_piles_foundation;
      return {
        fck: strength(fck) ?? customFckRange.min,
        raft: plateOf(raft, strength(fck)),
        piles: partOf(piles, strength(fck)),
        retainingWalls: castOf(retainingWalls),
      } satisfies RaftPilesFoundationData;
    }
    default: {
      const parts = values[values.type];
      return Object.fromEntries(
        castParts.map((name) => [name, castOf(parts[name])]),
      ) satisfies CastFoundationData;
    }
  }
}

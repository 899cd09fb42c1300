import { expect, test } from 'vitest';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import { concreteDensity } from '#domain/limits.ts';
import { foundationFormSchemaFor } from '../../web/editors/foundationEditor/foundationForm.ts';
import { foundationField, foundationInput } from '../../web/editors/foundationEditor/foundationInput.ts';
import { emptyFoundation, readableFoundation } from '../../web/editors/foundationEditor/foundationValues.ts';

const open = { ca: 50, mass: undefined };
const mass = (volume: number, fck?: number) => ({
  volume,
  fck,
  steel: [{ ca: 50, mass: volume * 10 }, open],
});
const plate = { area: 40, thickness: 0.5, fck: 35, steel: [{ ca: 190, mass: 7 }, open] };
const cast = (volume: number, formArea?: number) => ({
  volumes: [
    { fck: 25, volume },
    { fck: undefined, customFck: 52.5, volume: 1 },
  ],
  steel: [{ ca: 60, mass: volume * 10, assumed: true }, open],
  formArea,
});
const [raft, walls] = [{ area: 40, thickness: 0.5, fck: 35 }, cast(9)];
const castForm = {
  footings: cast(1, 2),
  caissons: cast(3, 4),
  gradeBeams: cast(5, 6),
  retainingWalls: walls,
};

const sentMass = (volume: number, fck?: number) => ({ volume, fck, steel: [{ ca: 50, mass: volume * 10 }] });
const sentSteel = [{ customCa: 190, mass: 7 }];
const sentCast = (volume: number, formArea: number | null) => ({
  volumes: [
    { fck: 25, volume },
    { customFck: 52.5, volume: 1 },
  ],
  steel: [{ ca: 60, mass: volume * 10, assumed: true }],
  formArea,
});
const sentWalls = { retainingWalls: sentCast(9, null) };
const sentForm = {
  footings: sentCast(1, 2),
  caissons: sentCast(3, 4),
  gradeBeams: sentCast(5, 6),
  ...sentWalls,
};

/** What the form holds of each kind, and what is sent of it. */
const filled: Record<FoundationType, [typed: object, sent: object]> = {
  raft_foundation: [
    { ...plate, retainingWalls: walls },
    { raft: { ...raft, steel: sentSteel, ...sentWalls } },
  ],
  piles_foundation: [
    {
      fck: 20,
      piles: mass(1),
      pileCaps: mass(2, 30),
      gradeBeams: mass(3),
      tieBeams: mass(4, 40),
      retainingWalls: walls,
    },
    {
      piles: {
        fck: 20,
        piles: sentMass(1),
        pileCaps: sentMass(2, 30),
        gradeBeams: sentMass(3),
        tieBeams: sentMass(4, 40),
        ...sentWalls,
      },
    },
  ],
  raft_piles_foundation: [
    { fck: 20, raft: plate, piles: mass(1, 25), retainingWalls: walls },
    { raftPiles: { fck: 20, raft: { ...raft, steel: sentSteel }, piles: sentMass(1, 25), ...sentWalls } },
  ],
  footings_foundation: [castForm, { footings: sentForm }],
  caissons_foundation: [castForm, { caissons: sentForm }],
  retaining_walls_foundation: [castForm, { retainingWalls: sentForm }],
};

test.each(foundationTypes)('%s is sent part by part, without rows left open', (type) => {
  const [typed, sent] = filled[type];
  const values = { ...emptyFoundation(), type, [type]: typed };
  const checked = foundationFormSchemaFor('pt-BR').parse(values);
  expect(foundationInput(checked)).toEqual(sent);
  expect(foundationQuantities(type, readableFoundation(values)!)).toEqual(
    foundationQuantities(type, checked.data),
  );
  const member = Object.keys(sent)[0]!;
  for (const path of [
    ['input', 'foundation', member, 'steel', '0', 'mass'],
    ['foundation', member, 'steel', '0', 'mass'],
  ])
    expect(foundationField(path)).toBe(`${type}.steel.0.mass`);
  for (const path of [
    [member, 'fck'],
    ['foundation', type, 'fck'],
    ['foundation', member],
    ['input'],
    [],
    null,
  ])
    expect(foundationField(path)).toBeNull();
});

test.each(foundationTypes)(
  '%s lacks what it is made of until that is typed, and parts nobody typed are none',
  (type) => {
    const values = { ...emptyFoundation(), type };
    const { error } = foundationFormSchemaFor('pt-BR').safeParse(values);
    const due = { piles_foundation: 'piles', raft_piles_foundation: 'piles' } as Record<string, string>;
    const part = type.replace('_foundation', '').replace('retaining_walls', 'retainingWalls');
    const needed = type === 'raft_foundation' ? type : `${type}.${due[type] ?? part}`;
    const paths = error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(paths.filter((path) => path.startsWith(needed))).not.toEqual([]);
    expect(foundationQuantities(type, readableFoundation(values)!).materials).toEqual([]);
  },
);

test('concrete of a part counts by its own strength before that of the whole, and not by one without factors', () => {
  const of = (fck: unknown, own: unknown, volume: unknown = 10) => {
    const none = emptyFoundation();
    const piles = { ...mass(0), volume, fck: own, steel: [] };
    const values = {
      ...none,
      type: 'piles_foundation',
      piles_foundation: { ...none.piles_foundation, fck, piles },
    };
    const { materials, concrete } = foundationQuantities(
      'piles_foundation',
      readableFoundation(values as typeof none)!,
    );
    return [...materials.map(({ label }) => label), (concrete ?? 0) / concreteDensity];
  };
  expect([of(20, 35), of(20, undefined), of(undefined, 35), of(20, '')]).toEqual([
    ['C35', 10],
    ['C20', 10],
    ['C35', 10],
    ['C20', 10],
  ]);
  // Beyond what there are factors for the whole counts; without either, nothing does.
  expect([of(20, 61), of(14, 61), of(undefined, undefined), of(60, 15)]).toEqual([
    ['C20', 10],
    [0],
    [0],
    ['C15', 10],
  ]);
  expect([0, -1, '', 'x'].map((volume) => of(20, 30, volume))).toEqual([[0], [0], [0], [0]]);
  expect(readableFoundation(emptyFoundation())).toBeNull();
});

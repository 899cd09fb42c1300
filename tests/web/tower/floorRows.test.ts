import { expect, test } from 'vitest';
import type { TowerFloor } from '#domain/tower/tower.ts';
import { countsInput, readableGroups } from '../../../web/editors/unitForm/unitFormValues.ts';
import { floorsOfModel, nameOfFile } from '../../../web/editors/unitForm/fromModel/floorsOfModel.ts';
import { floorRows } from '../../../web/editors/unitForm/reading/floorRows.ts';
import { profileInput } from '../../../web/forms/profileInput.ts';
import { withSavedIntensity } from '../../../web/editors/unitForm/reading/savedIntensity.ts';

const range = (min: number, max: number) => ({ min, max });

test('floors above each other are one row where all they show is alike, with what they come to', () => {
  const of = (...[co2, most, energy]: [number, number, number]) => ({
    co2: range(co2, most),
    energy: range(energy, 2 * energy),
  });
  const [a, b, c] = [of(1, 2, 5), of(1, 3, 5), of(1, 3, 6)];
  const tower = [null, null, a, a, a, b, c, c, null].map((consumption, at) => ({
    groupName: at < 2 ? 'Garagem' : 'Tipo',
    area: at < 7 ? 100 : 90,
    consumption,
    index: at - 2,
  }));
  const rows = floorRows([...tower.slice(4), ...tower.slice(0, 4)]);
  expect(
    rows.map(({ name, area, from, to, of: all }) => `${name} ${from}–${to} of ${all}: ${area} m²`),
  ).toEqual([
    'Tipo 7–7 of 7: 90 m²',
    'Tipo 6–6 of 7: 90 m²',
    'Tipo 5–5 of 7: 100 m²',
    'Tipo 4–4 of 7: 100 m²',
    'Tipo 1–3 of 7: 300 m²',
    'Garagem 1–2 of 2: 200 m²',
  ]);
  expect([rows[0]?.total, rows[1]?.total, rows[4]?.total, rows[4]?.perSquareMeter]).toEqual([
    null,
    { co2: range(90, 270), energy: range(540, 1080) },
    { co2: range(300, 600), energy: range(1500, 3000) },
    of(1, 2, 5),
  ]);
});

test('a floor being edited keeps its saved intensity while its kind and area stay', () => {
  const saved = [7, 8, null, 9].map((intensity) => ({ category: 'standard_floor', area: 100, intensity }));
  const typed = [{ area: 101 }, { category: 'ground_floor' }, {}, {}, {}].map((change, index) => ({
    index,
    category: 'standard_floor',
    area: 100,
    ...change,
  })) as unknown as TowerFloor[];
  const drawn = withSavedIntensity(typed, new Map(saved.entries()));
  expect(drawn.map(({ intensity }) => intensity)).toEqual([undefined, undefined, null, 9, undefined]);
});

test('floors being typed are drawn as far as they can be read, in whole floors, and 500 of a kind', () => {
  const row = { name: 'Tipo', category: 'penthouse_floor', area: 410.5, height: 2.88 } as const;
  const groups = readableGroups([
    { ...row, id: '7', repetition: 500 },
    { ...row, repetition: 501 },
    { ...row, area: -1, height: Number.NaN, repetition: 2.9 },
    { ...row, repetition: -3 },
    {},
  ]);
  const read = { ...row, id: undefined };
  expect(groups).toEqual([
    { ...read, id: '7', repetition: 500 },
    { ...read, repetition: 500 },
    { ...read, area: 0, height: 0, repetition: 2 },
    { ...read, repetition: 0 },
    { id: undefined, name: '', category: 'standard_floor', area: 0, height: 0, repetition: 0 },
  ]);
});

test('of a tower and of a person is sent what the service keeps', () => {
  const form = { name: '', type: 'tower', repetitionCount: 2, dwellings: 40, floorGroups: [] } as const;
  const sent = (towerRepetition: boolean, dwellings: boolean) =>
    countsInput({ ...form, floorGroups: [] }, { towerRepetition, dwellings });
  expect([sent(true, false), sent(false, true)]).toEqual([{ repetitionCount: 2 }, { dwellings: 40 }]);
  const kept = (profileFields: boolean, professionalEmail: boolean) =>
    Object.keys(profileInput({ city: 'Natal' }, { profileFields, professionalEmail }));
  expect([kept(true, true).length, kept(false, true).length]).toEqual([6, 0]);
  expect(kept(true, false)).not.toContain('professionalEmail');
});

test('floors of a model have no more decimals than can be measured, and its file names the tower', () => {
  const long = 'x'.repeat(200);
  const floor = { category: 'standard_floor', repetition: 2, name: long, area: 410.2567, height: 2.88646 };
  const rows = floorsOfModel([floor, { ...floor, area: null }] as never);
  const figures = rows.map(({ area, height, name }) => [area, height, name.length].join());
  expect(figures).toEqual(['410.26,2.886,100', ',2.886,100']);
  const names = ['Torre.A.ifc', 'B.IFCZIP', 'C.ifc.zip', `${long}.ifc`].map(nameOfFile);
  expect(names).toEqual(['Torre.A', 'B', 'C.ifc.zip', long.slice(0, 100)]);
});

import { optionSchema, optionUpdateSchema } from '#domain/tower/option.ts';
import { unitFormSchemaFor, unitSchema } from '#domain/tower/unit.ts';
import { expandFloors, towerSummary } from '#domain/tower/tower.ts';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';

const typical = {
  name: 'Tipo',
  category: 'standard_floor' as const,
  area: 450.5,
  height: 2.8,
  repetition: 2,
};
const basement = {
  name: 'Subsolo',
  category: 'basement_floor' as const,
  area: 900,
  height: 3,
  repetition: 2,
};
const ground = { name: 'Térreo', category: 'ground_floor' as const, area: 800, height: 4, repetition: 1 };
const penthouse = {
  name: 'Cobertura',
  category: 'penthouse_floor' as const,
  area: 300,
  height: 3,
  repetition: 1,
};

const unit = (...floorGroups: unknown[]) => ({ name: 'Torre A', type: 'tower', floorGroups });

describe('unit', () => {
  test('a tower with a floor passes', () => {
    expect(issuesOf(unitSchema, unit(typical))).toEqual([]);
  });

  test.each([
    [{ ...unit(typical), name: 'To' }, 'name: unit.name.min'],
    [{ ...unit(typical), type: '' }, 'type: unit.type.select'],
    [{ ...unit(typical), type: 'house' }, 'type: unit.type.invalid'],
    [unit(), 'floorGroups: unit.floor_groups.required_tower'],
    [unit({ ...typical, repetition: 501 }), 'floorGroups: unit.floors.too_many|{"max":500}'],
    [unit(...Array.from({ length: 201 }, () => typical)), 'floorGroups: general.too_many|{"max":200}'],
    [{ ...unit(typical), bogus: 1 }, ': general.unknown_key'],
  ])('%o is refused', (value, issue) => {
    expect(issuesOf(unitSchema, value)).toContain(issue);
  });

  test.each([
    [{ name: '' }, 'name: floor_group.name.required'],
    [{ name: 'x'.repeat(10_000) }, 'name: general.max|{"max":100}'],
    [{ area: 0 }, 'area: floor_group.area.positive'],
    [{ area: -1 }, 'area: floor_group.area.positive'],
    [{ area: 1e308 }, 'area: general.at_most|{"max":1000000000}'],
    [{ area: Number.NaN }, 'area: general.number'],
    [{ area: 'abc' }, 'area: general.number'],
    [{ height: 0 }, 'height: floor_group.height.positive'],
    [{ height: null }, 'height: general.required'],
    [{ repetition: 0 }, 'repetition: floor_group.repetition.positive'],
    [{ repetition: 1.5 }, 'repetition: floor_group.repetition.positive'],
    [{ category: '' }, 'category: floor_group.category.select'],
    [{ category: 'roof' }, 'category: floor_group.category.invalid'],
    [{ bogus: 1 }, ': general.unknown_key'],
  ])('a floor group with %o is refused', (over, issue) => {
    const [path, message] = issue.split(/: (.*)/s);
    const at = `floorGroups.0${path === '' ? '' : `.${path}`}: ${message}`;
    expect(issuesOf(unitSchema, unit({ ...typical, ...over }))).toContain(at);
  });
});

describe('unit form', () => {
  const form = unitFormSchemaFor('pt-BR');
  const rows = (row: unknown) => ({ name: 'Torre A', type: 'tower', floorGroups: [row] });

  test('reads figures as the language writes them', () => {
    const row = { ...typical, area: '1.450', height: '2,8', repetition: '14', index: '' };
    expect(form.parse(rows(row)).floorGroups[0]).toEqual({
      ...typical,
      area: 1450,
      repetition: 14,
    });
    expect(unitFormSchemaFor('en-US').parse(rows({ ...row, height: '2.8' })).floorGroups[0]?.area).toBe(1.45);
  });

  test('refuses what is no number, and a form without floors', () => {
    expect(issuesOf(form, rows({ ...typical, area: 'abc', height: '', repetition: '🏗' }))).toEqual([
      'floorGroups.0.area: general.number',
      'floorGroups.0.height: general.required',
      'floorGroups.0.repetition: general.number',
    ]);
    expect(issuesOf(form, { name: 'Torre A', type: 'tower', floorGroups: [] })).toEqual([
      'floorGroups: unit.floor_groups.required',
    ]);
  });
});

test('basements take -n..-1, the rest 0.. in the order given', () => {
  const floors = expandFloors([basement, ground, typical, { ...basement, repetition: 1 }]);
  expect(floors.map(({ index, groupIndex }) => [index, groupIndex])).toEqual([
    [-3, 0],
    [-2, 0],
    [0, 1],
    [1, 2],
    [2, 2],
    [-1, 3],
  ]);
});

test('the summary is the same from groups and from floors', () => {
  const groups = [basement, ground, typical, penthouse];
  const summary = towerSummary(groups);
  expect(summary).toEqual({
    totalFloors: 6,
    towerFloors: 3,
    baseFloors: 1,
    basementFloors: 2,
    typeFloors: 2,
    totalArea: 900 * 2 + 800 + 901 + 300,
  });
  expect(towerSummary(expandFloors(groups))).toEqual(summary);
});

test('option', () => {
  expect(optionSchema.parse({ name: 'Opção 1' })).toEqual({ name: 'Opção 1', isReference: false });
  expect(issuesOf(optionSchema, { name: '' })).toEqual(['name: option.name.required']);
  expect(optionUpdateSchema.parse({ name: 'Outra' })).toEqual({ name: 'Outra' });
});

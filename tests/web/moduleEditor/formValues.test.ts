import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { concreteFields } from '#domain/structures/concrete/concreteNames.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import type { UserError } from '../../../web/errors/userError.ts';
import { modulesByFloor } from '../../../web/editors/moduleEditor/floors/modulesByFloor.ts';
import { pickedFloors } from '../../../web/editors/moduleEditor/floors/pickedFloors.ts';
import {
  customStrengthRow,
  blockTable,
  concreteTable,
  duplicateRow,
  groutTable,
  mortarTable,
  newRow,
  steelTable,
} from '../../../web/editors/moduleEditor/quantityTable/tables.ts';
import { moduleTotals } from '../../../web/editors/moduleEditor/totals/moduleTotals.ts';
import { emptyModule, moduleFormSchemaFor } from '../../../web/editors/moduleEditor/values/moduleForm.ts';
import { showStructureErrors } from '../../../web/editors/moduleEditor/values/structureErrors.ts';
import { structureInput } from '../../../web/editors/moduleEditor/values/structureInput.ts';
import { valuesOfParts, typedParts } from '../../../web/editors/moduleEditor/values/typedParts.ts';
import { floors } from '../support/takeoffColumns.ts';

const open = { ca: 50, mass: undefined };
const element = (volume: number) => ({
  volumes: [
    { fck: 30, volume },
    { fck: undefined, customFck: 52.5, volume: 1, assumed: true },
  ],
  steel: [{ ca: 60, mass: volume * 10, assumed: true }, { ca: 190, mass: 7 }, open],
});
const sent = (volume: number) => ({
  volumes: [
    { fck: 30, volume },
    { customFck: 52.5, volume: 1, assumed: true },
  ],
  steel: [
    { ca: 60, mass: volume * 10, assumed: true },
    { customCa: 190, mass: 7 },
  ],
});
type Shared = Record<keyof SharedFields, unknown>;
const factors = { co2: { min: 1, max: 2 }, energy: { min: 3, max: 4 }, source: 'EPD', assumed: true };
const render = { name: 'Reboco', purpose: 'render', amount: 90, unit: 'm2', ...factors };
const shared = { slabSystem: 'pt_flat', otherMaterials: [render] } satisfies Shared;
const sentShared = {
  slabSystem: 'PT_FLAT',
  otherMaterials: [{ ...render, purpose: 'RENDER' }],
} satisfies Shared;
const grout = (position: string, volume: number) => ({
  position,
  volumes: [{ fgk: 20, volume }],
  steel: [open],
});
const block = { type: 'meio (14x19x19)', fbk: 6, quantity: 34, assumed: true };
const frameSizes = {
  formColumns: 1,
  formBeams: 2,
  formSlabs: 3,
  columnNumber: 4,
  averageBeamSpan: 5,
  averageSlabSpan: 6,
};
const wallSizes = { wallThickness: 10, slabThickness: 12, wallArea: 3, slabArea: 4, wallFormArea: 5 };

/** What the form holds of each technology, and what is sent of it. */
const filled: Record<Technology, [typed: Record<string, unknown>, sent: object]> = {
  beam_column: [
    {
      concreteColumns: element(1),
      concreteBeams: element(2),
      concreteSlabs: element(3),
      ...frameSizes,
      ...shared,
    },
    {
      beamColumn: {
        concreteColumns: sent(1),
        concreteBeams: sent(2),
        concreteSlabs: sent(3),
        ...frameSizes,
        formUses: null,
        ...sentShared,
      },
    },
  ],
  concrete_wall: [
    {
      concreteWalls: element(1),
      concreteSlabs: element(2),
      ...wallSizes,
      slabSystem: '',
      otherMaterials: [],
    },
    {
      concreteWall: {
        concreteWalls: sent(1),
        concreteSlabs: sent(2),
        ...wallSizes,
        slabFormArea: null,
        slabSystem: null,
        otherMaterials: [],
      },
    },
  ],
  structural_masonry: [
    {
      masonry: {
        grout: [grout('vertical', 1), grout('horizontal', 2)],
        mortar: [
          { fak: 8, volume: 3 },
          { fak: 4, volume: undefined },
        ],
        blocks: [block],
      },
      concreteSlabs: element(1),
      concreteColumns: element(2),
      concreteBeams: { volumes: [], steel: [] },
      ...shared,
    },
    {
      structuralMasonry: {
        grout: [
          { position: 'VERTICAL', volumes: [{ fgk: 20, volume: 1 }], steel: [] },
          { position: 'HORIZONTAL', volumes: [{ fgk: 20, volume: 2 }], steel: [] },
        ],
        mortar: [{ fak: 8, volume: 3 }],
        blocks: [block],
        concreteSlabs: sent(1),
        concreteColumns: sent(2),
        concreteBeams: null,
        ...sentShared,
      },
    },
  ],
};

test.each(technologies)('%s is sent field by field, without rows left open', (technology) => {
  const [typed, expected] = filled[technology];
  const values = { ...emptyModule(), name: 'Tipo', floorIds: ['f'], technology, [technology]: typed };
  const { structure } = moduleFormSchemaFor('pt-BR').parse(values);
  expect(structureInput(technology, structure)).toEqual(expected);
  const { perFloor, total } = moduleTotals(technology, values, floors(3, 450));
  const saved = moduleTotals(technology, { [technology]: structure }, floors(3, 450));
  const figures = ({ materials, concrete, steel }: typeof total) => ({ materials, concrete, steel });
  expect([perFloor, total].map(figures)).toEqual([saved.perFloor, saved.total].map(figures));
  expect(total.concrete).toBeCloseTo(3 * (perFloor.concrete ?? 0));
});

test.each<[member: string, path: string, field: string | null]>([
  ['beamColumn', 'concreteColumns.volumes.0.customFck', 'beam_column.concreteColumns.volumes.0.customFck'],
  ['beamColumn', 'otherMaterials.0.co2.min', 'beam_column.otherMaterials.0.co2.min'],
  ['concreteWall', 'wallThickness', 'concrete_wall.wallThickness'],
  ['structuralMasonry', 'concreteSlabs.steel.0.mass', 'structural_masonry.concreteSlabs.steel.0.mass'],
  ['structuralMasonry', 'grout.0.volumes.0.fgk', 'structural_masonry.masonry.grout.0.volumes.0.fgk'],
  ['structuralMasonry', 'mortar.0.volume', 'structural_masonry.masonry.mortar.0.volume'],
  ['structuralMasonry', 'blocks.0.quantity', 'structural_masonry.masonry.blocks.0.quantity'],
  ['beam_column', 'wallThickness', null],
])('a refusal of %s %s is shown at its field, and one of no field is left', (member, path, field) => {
  const { formControl } = createFormControl({ defaultValues: emptyModule() as Record<string, unknown> });
  const form = formControl as unknown as UseFormReturn;
  const refusal = (...start: string[]) =>
    ({ code: 'INVALID', message: 'x', path: [...start, member, ...path.split('.')] }) as unknown as UserError;
  for (const start of [['structure'], ['input', 'structure']]) {
    const error = refusal(...start);
    expect(showStructureErrors(form, [error])).toEqual(field === null ? [error] : []);
    expect(form.getFieldState(field ?? 'beam_column.wallThickness').invalid).toBe(field !== null);
    form.clearErrors();
  }
  expect(showStructureErrors(form, [refusal('elsewhere')])).toHaveLength(1);
});

test('a row left open between others is at fault in its own place', () => {
  const [typed] = filled.concrete_wall;
  const steel = [open, { ca: 60, mass: 10 }, { ca: 50, mass: '' }];
  const concrete_wall = { ...typed, concreteWalls: { ...element(1), steel } };
  const values = { ...emptyModule(), name: 'Tipo', floorIds: ['f'], technology: 'concrete_wall' as const };
  const { error } = moduleFormSchemaFor('pt-BR').safeParse({ ...values, concrete_wall });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'concrete_wall.concreteWalls.steel.0.mass',
  ]);
});

const parts: readonly string[] = [...concreteFields, 'masonry'];

test.each(technologies)(
  'of %s what somebody typed can be kept, and slabs take their system along',
  (technology) => {
    const names = Object.keys(filled[technology][0]).filter((name) => parts.includes(name));
    const values = { ...emptyModule(), [technology]: filled[technology][0] } as unknown as ReturnType<
      typeof emptyModule
    >;
    const isTyped = (name: string) => technology !== 'structural_masonry' || name !== 'concreteBeams';
    const others = technology === 'concrete_wall' ? [] : ['otherMaterials'];
    expect(typedParts(values, technology).toSorted()).toEqual(
      [...names.filter(isTyped), ...others].toSorted(),
    );
    expect(typedParts(emptyModule(), technology)).toEqual([]);
    expect(Object.keys(valuesOfParts(values[technology], ['concreteSlabs']))).toEqual([
      'concreteSlabs',
      'slabSystem',
    ]);
    expect(Object.keys(valuesOfParts(values[technology], []))).toEqual([]);
  },
);

test('a row begins with the first class that is free, and its copy with the next', () => {
  const [c45, ca60] = [
    { fck: 45, volume: 3 },
    { ca: 60, mass: 4 },
  ];
  expect(
    [concreteTable, steelTable, groutTable, mortarTable, blockTable].map((kind) => newRow(kind, [])),
  ).toEqual([
    { fck: 30, volume: undefined },
    { ca: 50, mass: undefined },
    { fgk: 15, volume: undefined },
    { fak: 8, volume: undefined },
    { type: 'inteiro (14x19x29)', fbk: 6, quantity: undefined },
  ]);
  expect(newRow(concreteTable, [{ fck: 30 }, { fck: 35 }, c45])['fck']).toBe(40);
  expect(
    newRow(
      concreteTable,
      [30, 35, 40, 45].map((fck) => ({ fck })),
    )['fck'],
  ).toBe(20);
  expect(newRow(steelTable, [{ ca: 50 }, ca60])['ca']).toBeUndefined();
  // Blocks of another type may be of the same class.
  const half = { type: 'meio (14x19x19)', fbk: 6 };
  expect(newRow(blockTable, [{ type: 'inteiro (14x19x39)', fbk: 6 }, half])).toMatchObject({
    type: half.type,
    fbk: 8,
  });
  expect(duplicateRow(concreteTable, [c45], 0)).toEqual({ fck: undefined, customFck: 50, volume: 3 });
  expect(duplicateRow(concreteTable, [{ fck: 30, volume: 0 }, { fck: 35 }], 0)).toEqual({
    fck: 40,
    volume: 0,
  });
  expect(duplicateRow(steelTable, [ca60], 0)).toEqual({ ca: 50, mass: 4 });
  expect(
    [[], [{ customFck: 50 }], [50, 55, 60].map((customFck) => ({ customFck }))].map(
      (rows) => customStrengthRow(concreteTable, rows)['customFck'],
    ),
  ).toEqual([50, 55, '']);
});

test('floors to tick are named as beside them, with who covers them', () => {
  const tower = floors(3, 450).map((floor, at) => ({
    ...floor,
    groupName: at < 2 ? 'Tipo' : 'Ático',
    category: 'STANDARD_FLOOR',
    height: 3,
  }));
  const modules = [
    { name: 'A', floors: [{ id: 'f1' }] },
    { name: 'B', floors: [{ id: 'f1' }, { id: 'f2' }] },
  ];
  const words = { area: (area: number) => `${area} m²`, covered: (names: string) => `já em ${names}` };
  const picked = pickedFloors(tower, new Set(['f0', 'f2']), modulesByFloor(modules), words);
  expect(picked.map(({ id, label, isChosen, isTaken }) => [id, label, isChosen, isTaken])).toEqual([
    ['f2', 'Ático · 450 m² · já em B', true, true],
    ['f0', 'Tipo 1 · 450 m²', true, false],
    ['f1', 'Tipo 2 · 450 m² · já em A, B', false, true],
  ]);
});

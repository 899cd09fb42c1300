import { structureQuantities } from '#domain/materials/quantities.ts';
import { assumedStructure } from '#domain/usual/assumedStructure.ts';
import { usualStructure } from '#domain/usual/usualStructure.ts';
import { describe, expect, test } from 'vitest';
import { projectSheet } from '../../../web/parts/projectSheet/projectSheet.ts';
import { structureCells } from '../../../web/parts/projectSheet/structureCells.ts';
import { serveApi } from '../../support/served.ts';
import { optionsOf, send, xlsxOf } from '../../support/sheets.ts';
import { newUser } from '../../support/world.ts';

const api = await serveApi();

describe.each(['csv', 'xlsx'])('materials outside the factor set (%s)', (type) => {
  test('come in beside any technology and read back as they were, one value being both ends', async () => {
    const user = await newUser(api.url);
    const infill = {
      name: 'Bloco cerâmico',
      purpose: 'infill' as const,
      amount: 300,
      unit: 'm2' as const,
      source: 'EPD 7',
      co2: { min: 12, max: 18.5 },
      energy: { min: 150, max: 220 },
    };
    const wall = { volumes: [{ fck: 25 as const, volume: 40 }], steel: [{ ca: 60 as const, mass: 900 }] };
    const usual = { ca: 50 as const, mass: 310, assumed: true };
    const stressed = { ...wall, steel: [...wall.steel, usual, { ca: 190, mass: 250 }] };
    const data = {
      concreteWalls: wall,
      concreteSlabs: stressed,
      wallThickness: 10,
      slabThickness: 10,
      otherMaterials: [infill],
    };
    const floors = {
      floor_name: 'Tipo',
      floor_area: 450,
      floor_category: 'standard_floor',
      floor_height: 3,
      floor_repetition: 2,
    };
    const place = {
      project_name: 'Casa "Sol"; fase 1',
      project_state: 'SP',
      project_city: 'São Paulo',
      project_phase: 'basic_project',
      unit_name: 'Torre',
    };
    const cells: Record<string, string | number> = {
      ...place,
      ...floors,
      ...structureCells('concrete_wall', data),
    };
    // People write the labels, and leave the upper end out where there is one value.
    const single = {
      'Sistema de laje': 'Nervurada protendida',
      'Outro material 2: nome': 'Reboco',
      'Outro material 2: finalidade': 'Revestimento',
      'Outro material 2: quantidade': 90,
      'Outro material 2: unidade': 'm²',
      'Outro material 2: fonte': 'EPD 8',
      module_other_2_co2_min: 2,
      module_other_2_energy_min: 20,
    };
    const all = { ...cells, ...single };
    const bytes =
      type === 'xlsx'
        ? await xlsxOf([Object.keys(all), Object.values(all).map(String)])
        : projectSheet([all]);
    const answer = await send(user, bytes, { name: `obra.${type}` });
    expect(answer.body.rows.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
    const { options } = await optionsOf(user, answer.body.rows[0].project_id);
    expect(options[0].modules[0].slab_type).toBe('pt_ribbed');
    const materials = options[0].modules[0].elements.flatMap(
      ({ materials: list }: { materials: object[] }) => list,
    );
    const found = (key: string) => materials.find((each: { key: string }) => each.key === key);
    expect(found('steel:50')).toMatchObject({ amount: 620, flags: ['assumed'] });
    expect(found('steel:190')).toMatchObject({ amount: 500, flags: [] });
    expect(found('other:infill:m2:Bloco cerâmico')).toMatchObject({
      amount: 600,
      co2_min: 7200,
      co2_max: 11_100,
    });
    expect(found('other:render:m2:Reboco')).toMatchObject({ amount: 180, co2_min: 360, co2_max: 360 });
  });

  test.each(['concrete_wall', 'beam_column', 'structural_masonry'] as const)(
    'that nobody took off keep their mark on the way into a project (%s)',
    async (technology) => {
      const user = await newUser(api.url);
      const others = [
        {
          name: 'Bloco',
          purpose: 'infill',
          amount: 300,
          unit: 'm2',
          source: 'EPD 7',
          co2: { min: 12, max: 18.5 },
          energy: { min: 150, max: 220 },
          assumed: true,
        },
      ] as const;
      const usual = usualStructure(technology, { area: 450, fck: 30, fbk: 6, slabSystem: 'pt_flat' }, 0.5);
      const data = assumedStructure({ ...usual, otherMaterials: [...others] });
      const cells: Record<string, string | number> = {
        project_name: 'Estimativa',
        project_state: 'SP',
        project_city: 'São Paulo',
        project_phase: 'preliminary_study',
        unit_name: 'Torre',
        floor_name: 'Tipo',
        floor_area: 450,
        floor_category: 'standard_floor',
        floor_height: 2.9,
        floor_repetition: 2,
        ...structureCells(technology, data),
      };
      const bytes =
        type === 'xlsx'
          ? await xlsxOf([Object.keys(cells), Object.values(cells).map(String)])
          : projectSheet([cells]);
      const answer = await send(user, bytes, { name: `obra.${type}` });
      expect(answer.body.rows[0].errors).toEqual([]);
      const { options } = await optionsOf(user, answer.body.rows[0].project_id);
      const made = options[0].modules[0].elements.flatMap((each: { materials: object[] }) => each.materials);
      const expected = structureQuantities(technology, data).elements.flatMap(({ materials }) => materials);
      expect(made).toHaveLength(expected.length);
      for (const [index, { key, amount, flags }] of expected.entries()) {
        expect(made[index]).toMatchObject({ key, flags });
        expect(made[index].amount).toBeCloseTo(2 * amount, 6);
        expect(flags).toContain('assumed');
      }
    },
  );

  test('of a row without a structure, or without a source, are faults where they stand', async () => {
    const user = await newUser(api.url);
    const rows = [
      [
        'project_name',
        'project_state',
        'project_city',
        'project_phase',
        'unit_name',
        'floor_name',
        'floor_area',
        'floor_category',
        'floor_height',
        'floor_repetition',
        'module_wall_concrete_25',
        'module_wall_thickness',
        'module_slab_thickness',
        'module_slab_concrete_25',
        'module_other_1_name',
        'module_other_1_amount',
      ],
      [
        'Casa',
        'SP',
        'São Paulo',
        'basic_project',
        'Torre',
        'Tipo',
        '450',
        'standard_floor',
        '3',
        '2',
        '',
        '',
        '',
        '',
        'Bloco',
        '3',
      ],
      [
        'Obra',
        'SP',
        'São Paulo',
        'basic_project',
        'Torre',
        'Tipo',
        '450',
        'standard_floor',
        '3',
        '2',
        '10',
        '0.1',
        '0.1',
        '10',
        'Bloco',
        '3',
      ],
    ];
    const bytes = type === 'xlsx' ? await xlsxOf(rows) : rows.map((row) => row.join(',')).join('\n');
    const answer = await send(user, bytes, { name: `obra.${type}`, query: '?dry_run=true' });
    const columns = answer.body.rows.map(({ errors }: { errors: { column: string }[] }) =>
      errors.map(({ column }) => column).toSorted(),
    );
    expect(columns[0]).toEqual(['module_type']);
    for (const column of [
      'module_other_1_source',
      'module_other_1_unit',
      'module_other_1_purpose',
      'module_other_1_co2_min',
    ])
      expect(columns[1]).toContain(column);
  });
});

import { describe, expect, test } from 'vitest';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { serveApi } from '../../support/served.ts';
import { header, optionsOf, send, xlsxOf } from '../../support/sheets.ts';
import { newUser, sampleProject } from '../../support/world.ts';

const api = await serveApi();

type Cells = Record<string, string | number>;

/** A tower of one floor without structure, and rows of its simulations below. */
const sheetOf = (rows: Cells[]) => {
  const floor = [
    'Obra',
    'SP',
    'Santos',
    'basic_project',
    'Torre A',
    'Tipo',
    '450',
    'standard_floor',
    '3',
    '2',
  ];
  const place: Cells = { project_name: 'Obra', unit_name: 'Torre A' };
  const columns = [...header.split(','), ...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => String({ ...place, ...row }[column] ?? '')));
  return [columns, floor, ...lines];
};
const csvOf = (table: string[][]) => table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');

const wall = { volumes: [{ fck: 30, volume: 80 }], steel: [{ ca: 50, mass: 7000 }], form_area: 320 };
const wallCells = {
  foundation_retaining_walls_concrete_30: 80,
  foundation_retaining_walls_steel_50: 7000,
  foundation_retaining_walls_form_area: 320,
};
const pile = { volume: 210.5, fck: 20, steel: [{ ca: 50, mass: 6000 }] };
const pileCells = { foundation_piles_concrete_20: 210.5, foundation_piles_steel_50: 6000 };
const raft = {
  area: 400,
  thickness: 0.8,
  fck: 35,
  steel: [
    { ca: 50, mass: 25_000 },
    { ca: 60, mass: 900 },
  ],
};
const raftCells = {
  foundation_raft_area: 400,
  foundation_raft_concrete_35: 320,
  foundation_raft_steel_50: 25_000,
  foundation_raft_steel_60: 900,
};
const cast = (name: string, volume: number) => ({
  [name]: { volumes: [{ fck: 25, volume }], steel: [{ ca: 50, mass: volume * 60 }] },
});
const castCells = (name: string, volume: number) => ({
  [`foundation_${name}_concrete_25`]: volume,
  [`foundation_${name}_steel_50`]: volume * 60,
});

/** What a row has of each kind, and the same as it is sent by hand. */
const kinds: Record<(typeof foundationTypes)[number], [cells: Cells, data: object]> = {
  raft_foundation: [
    { ...raftCells, ...wallCells },
    { ...raft, retaining_walls: wall },
  ],
  piles_foundation: [
    {
      ...pileCells,
      foundation_pile_caps_concrete_30: 60,
      foundation_pile_caps_steel_50: 5400,
      foundation_tie_beams_concrete_30: 8,
    },
    {
      fck: 20,
      piles: pile,
      blocks: { volume: 60, fck: 30, steel: [{ ca: 50, mass: 5400 }] },
      tie_beams: { volume: 8, fck: 30 },
    },
  ],
  raft_piles_foundation: [
    { ...raftCells, ...pileCells },
    { fck: 35, raft, piles: pile },
  ],
  footings_foundation: [
    { ...castCells('footings', 90), ...castCells('grade_beams', 20) },
    { ...cast('footings', 90), ...cast('grade_beams', 20) },
  ],
  caissons_foundation: [castCells('caissons', 150), cast('caissons', 150)],
  retaining_walls_foundation: [wallCells, { retaining_walls: wall }],
};

describe.each(['csv', 'xlsx'])('foundations of a sheet (%s)', (format) => {
  test('of every kind are those sent by hand, each in a row of its own', { timeout: 240_000 }, async () => {
    const user = await newUser(api.url);
    const table = sheetOf(
      foundationTypes.map((type, place) => ({
        option_name: type,
        // The kind is told by the parts as well.
        ...(place % 2 === 0 ? { foundation_type: type } : {}),
        ...kinds[type][0],
      })),
    );
    const bytes = format === 'xlsx' ? await xlsxOf(table) : csvOf(table);
    const name = `obra.${format}`;
    const { body: checked } = await send(user, bytes, { name, query: '?dry_run=true' });
    const planned = checked.preview[0].units[0].options;
    expect(planned).toEqual(foundationTypes.map((type) => ({ name: type, modules: 0, foundation: type })));
    const { body } = await send(user, bytes, { name });
    const { options, unit } = await optionsOf(user, body.rows[0].project_id);
    expect(unit.total_floors).toBe(2);
    const byHand = await (await (await user.project({ ...sampleProject, name: 'À mão' })).unit()).option();
    for (const [place, type] of foundationTypes.entries()) {
      const { foundation } = options[place];
      const path = `/v1/projects/${body.rows[0].project_id}/units/${unit.id}/options/${options[place].id}`;
      const read = (await user.call('GET', `${path}/modules/${foundation.id}`)).body.module;
      const made = await user.call('POST', `${byHand.path}/modules`, { type, data: kinds[type][1] });
      expect(made.status).toBe(201);
      const { id, elements, price_amounts } = made.body.module;
      expect(read).toMatchObject({ type, ...kinds[type][1], elements, price_amounts });
      await user.call('DELETE', `${byHand.path}/modules/${id}`);
    }
  });
});

test('a fault of a foundation is reported at its column, and nothing is made', async () => {
  const user = await newUser(api.url);
  const rows: Cells[] = [
    { foundation_raft_area: 'grande', foundation_raft_concrete_30: 320, foundation_raft_steel_50: 1 },
    { ...pileCells, foundation_piles_concrete_30: 5 },
    { foundation_type: 'Estacas', ...pileCells, ...castCells('footings', 9) },
    { foundation_pile_caps_concrete_30: 60 },
    { foundation_type: 'Sapata corrida', ...castCells('footings', 9) },
    { foundation_type: 'Radier', foundation_raft_concrete_30: 320 },
    { option_name: 'B', ...castCells('caissons', 9) },
    { option_name: 'B', ...castCells('caissons', 9) },
  ].map((row, place) => ({ option_name: `${place}`, ...row }));
  const { body } = await send(user, csvOf(sheetOf(rows)));
  expect(body.projects_made).toBe(0);
  const columns = body.rows.map(({ errors }: { errors: { column: string }[] }) =>
    errors.map(({ column }) => column),
  );
  expect(columns).toEqual([
    [],
    ['foundation_raft_area'],
    ['foundation_piles_concrete_30'],
    ['foundation_footings_concrete_25', 'foundation_footings_steel_50'],
    ['foundation_type'],
    ['foundation_type'],
    ['foundation_raft_steel_50', 'foundation_raft_area'],
    [],
    ['foundation_type'],
  ]);
  const texts = body.rows.flatMap(({ errors }: { errors: { message: string }[] }) =>
    errors.map(({ message }) => message),
  );
  expect(texts.join(' ')).toContain(
    'Informe o tipo de fundação. Valores aceitos: Radier, Estacas, Radier estaqueado, Sapatas, Tubulões',
  );
  expect((await user.call('GET', '/v1/projects')).body.projects).toEqual([]);
});

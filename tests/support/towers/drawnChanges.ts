import { sql } from 'kysely';
import type { TestApi } from '../servers/apiServer.ts';
import { samplePiles, sampleRaft } from './foundations.ts';
import { randomStructure, seeded } from './randomStructures.ts';
import type { Answer } from '../restCall.ts';
import { floor, header, send } from '../sheets.ts';
import { sampleProject, type TestUser } from '../world.ts';

/** Where the rows of each level lie in /v1, and the unit of each. */
const places = {
  project: `select '/v1/projects/' || p.id as path, null::uuid as unit_id from projects p`,
  unit: `select '/v1/projects/' || u.project_id || '/units/' || u.id as path, u.id as unit_id from units u`,
  option: `select unit.path || '/options/' || o.id as path, o.unit_id from options o join unit on unit.unit_id = o.unit_id`,
  module: `select option.path || '/modules/' || m.id as path, option.unit_id from modules m
    join option on option.path like '%' || m.option_id`,
  version: `select module.path || '/versions/' || v.id as path, module.unit_id from versions v
    join module on module.path like '%' || v.module_id`,
};
type Level = keyof typeof places;
type Place = { path: string; unitId: string };

/**
 * Draws changes of all that lies in a service of one user, the same ones for the same seed, ids aside. `draw` makes one
 * and tells its name and answer; undefined where there is nothing to change that way yet.
 */
export function drawnChanges(api: TestApi, ana: TestUser, seed: number) {
  const random = seeded(seed);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const someOf = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.5);
  const imports: string[] = [];

  const all = async (level: Level): Promise<Place[]> => {
    const above = Object.entries(places).map(
      ([name, select]) => sql`${sql.ref(name)} as (${sql.raw(select)})`,
    );
    const { rows } =
      await sql<Place>`with ${sql.join(above)} select path, unit_id from ${sql.table(level)}`.execute(api.db);
    // Ids are others each time; that they rise is not.
    return rows.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  };
  const at = (level: Level, change: (place: Place) => Promise<Answer>) => async () => {
    const place = oneOf(await all(level));
    return place && change(place);
  };
  const call = (
    level: Level,
    method: string,
    below = '',
    body: (place: Place) => unknown = () => undefined,
  ) => at(level, async (place) => ana.call(method, `${place.path}${below}`, await body(place)));

  const floorIds = async ({ unitId }: Place) => {
    const rows = await api.db
      .selectFrom('floors')
      .select('id')
      .where('unitId', '=', unitId)
      .orderBy('index')
      .execute();
    return someOf(rows).map(({ id }) => id);
  };
  const structure = async (place: Place) => {
    const { type, data } = randomStructure(random);
    return { type, data: { ...data, floor_ids: await floorIds(place) } };
  };
  const version = () => {
    const { type, data } = randomStructure(random);
    return { name: 'Outra', type, data, is_valid: random() < 0.5 };
  };
  const floorGroups = () =>
    (['basement_floor', 'ground_floor', 'standard_floor'] as const).map((category) => ({
      name: category,
      category,
      area: 300 + Math.round(random() * 10_000) / 7,
      height: 2.8,
      repetition: 1 + Math.floor(random() * 4),
    }));
  const foundation = () =>
    random() < 0.5
      ? { type: 'raft_foundation', data: sampleRaft }
      : { type: 'piles_foundation', data: samplePiles };

  const changes: Record<string, () => Promise<Answer | undefined>> = {
    'new project': () => ana.call('POST', '/v1/projects', { ...sampleProject, name: `Novo ${random()}` }),
    'new unit': call('project', 'POST', '/units', () => ({
      name: 'Torre',
      type: 'tower',
      data: { floor_groups: floorGroups() },
    })),
    'other floors': call('unit', 'PATCH', '', () => ({ data: { floor_groups: floorGroups() } })),
    'built more often': call('unit', 'PATCH', '', () => ({ repetition_count: 2 })),
    'new option': call('unit', 'POST', '/options', () => ({ name: 'Opção', active: random() < 0.5 })),
    'other reference': call('option', 'PATCH', '', () => ({ active: random() < 0.7 })),
    'new module': call('option', 'POST', '/modules', structure),
    'new foundation': call('option', 'POST', '/modules', foundation),
    'a takeoff': call('option', 'PUT', '/takeoff', async (place) => ({
      modules: [await structure(place), await structure(place)],
    })),
    'a sheet left unfinished': call('option', 'PUT', '/unfinished-sheet', () => ({ sheet: 'metade' })),
    'a sheet given up': call('option', 'PUT', '/unfinished-sheet', () => ({ sheet: null })),
    'other floors covered': call('module', 'PATCH', '', async (place) => ({
      floor_ids: await floorIds(place),
    })),
    'new version': call('module', 'POST', '/versions', version),
    'other version valid': call('version', 'PATCH', '', () => ({ is_valid: true })),
    'other quantities': call('module', 'PATCH', '', () => {
      const { type, data } = randomStructure(random);
      return { type, data };
    }),
    'copy of a project': call('project', 'POST', '/duplicate'),
    'copy of a unit': call('unit', 'POST', '/duplicate'),
    'copy of an option': call('option', 'POST', '/duplicate'),
    'copy of a module': call('module', 'POST', '/duplicate'),
    'copy of a module elsewhere': call('module', 'POST', '/copy', async (place) => {
      const beside = (await all('option')).filter(({ unitId }) => unitId === place.unitId);
      return { option_id: oneOf(beside)?.path.split('/').at(-1), floor_ids: await floorIds(place) };
    }),
    'an import': async () => {
      const answer = await send(ana, [header, floor(`Obra ${imports.length} ${random()}`)].join('\n'));
      imports.push(answer.body.import_id);
      return answer;
    },
    'an import undone': async () => {
      const id = imports.pop();
      return id === undefined ? undefined : ana.call('DELETE', `/v1/projects-upload/${id}`);
    },
    'a version deleted': call('version', 'DELETE'),
    'a module deleted': call('module', 'DELETE'),
    'an option deleted': call('option', 'DELETE'),
    'a unit deleted': call('unit', 'DELETE'),
    'a project deleted': call('project', 'DELETE'),
  };

  return {
    names: Object.keys(changes),
    draw: async (name = oneOf(Object.keys(changes))!) => ({ name, answer: await changes[name]!() }),
    towers: async () => (await all('unit')).length,
  };
}

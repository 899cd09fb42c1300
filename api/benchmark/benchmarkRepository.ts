import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { storeyClass } from '#domain/tower/storeys.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { representative } from '../totals/summedTowerRepository.ts';
import type { Figure, Traits } from './batches.ts';

export type BenchmarkScope = 'floors' | 'units' | 'projects';

/** One floor, unit or project: kgCO₂e and MJ per m² of its floor area. No `unit_id` for a project. */
export type Intensity = { id: string; unitId: string | null; projectId: string; figure: Figure };

/** A tower with a structure. */
type KnownTower = { unitId: string; projectId: string; traits: Traits };

const amounts = ['co2_min', 'co2_max', 'energy_min', 'energy_max'] as const;
const amountsOfVersion = sql.join(amounts.map((amount) => sql.ref(`v.${amount}`)));

/** Floors with a structure of the representative option of each tower of these projects. */
const covered = (projectIds: readonly string[]) => sql`
  with chosen as (
    select representative.id, u.id as unit_id, u.project_id, u.repetition_count
    from units u join ${representative}
    where u.project_id = any(${[...projectIds]}::uuid[]) and representative.has_structure
  ), counted as (
    select chosen.unit_id, chosen.project_id, chosen.repetition_count, m.id as module_id, m.type, ${amountsOfVersion}
    from chosen
    join modules m on m.option_id = chosen.id
    join versions v on v.module_id = m.id and v.is_valid
  ), covered as (
    select f.id as floor_id, counted.*, g.area
    from counted
    join module_floors mf on mf.module_id = counted.module_id
    join floors f on f.id = mf.floor_id
    join floor_groups g on g.id = f.group_id
  ), foundations as (
    select * from counted where type = any(${[...foundationTypes]})
  )`;

const sums = (times: RawBuilder<unknown>) =>
  sql.join(amounts.map((amount) => sql`sum(${sql.ref(amount)} * ${times}) as ${sql.ref(amount)}`));

/** What amounts are grouped by, and the floor area they are divided by. */
const grouped = {
  // For a unit, the area of all its floors.
  units: {
    key: sql.ref('unit_id'),
    unit: sql.ref('unit_id'),
    times: sql`1`,
    area: sql`select g.unit_id as id, sum(g.area * g.repetition) as area
      from floor_groups g join chosen on chosen.unit_id = g.unit_id group by 1`,
  },
  // For a project, the area of its floors with a structure; a tower counts as often as it is built.
  projects: {
    key: sql.ref('project_id'),
    unit: sql`null::uuid`,
    times: sql.ref('repetition_count'),
    area: sql`select project_id as id, sum(area * repetition_count) as area
      from (select distinct floor_id, project_id, area, repetition_count from covered) each_once group by 1`,
  },
};

type Row = { id: string; unitId: string | null; projectId: string } & Record<
  'co2Min' | 'co2Max' | 'energyMin' | 'energyMax',
  number
>;

/**
 * The intensities of the floors, units or projects of these projects that have a structure, in one statement; for units
 * and projects including foundations where `withFoundation`.
 */
export async function listIntensities(
  db: Database,
  scope: BenchmarkScope,
  projectIds: readonly string[],
  withFoundation = false,
): Promise<Intensity[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await (
    scope === 'floors'
      ? sql<Row>`${covered(projectIds)}
        select floor_id as id, unit_id, project_id,
          ${sql.join(amounts.map((amount) => sql`sum(${sql.ref(amount)}) / max(area) as ${sql.ref(amount)}`))}
        from covered group by floor_id, unit_id, project_id`
      : statementOf(scope, projectIds, withFoundation)
  ).execute(db);
  return rows.map(({ id, unitId, projectId, co2Min, co2Max, energyMin, energyMax }) => {
    const figure = { co2: { min: co2Min, max: co2Max }, energy: { min: energyMin, max: energyMax } };
    return { id, unitId, projectId, figure };
  });
}

function statementOf(scope: 'units' | 'projects', projectIds: readonly string[], withFoundation: boolean) {
  const { key, unit, times, area } = grouped[scope];
  const total = (amount: (typeof amounts)[number]) => {
    const ofFoundation = withFoundation ? sql`coalesce(below.${sql.ref(amount)}, 0)` : sql`0`;
    return sql`(above.${sql.ref(amount)} + ${ofFoundation}) / floor_area.area as ${sql.ref(amount)}`;
  };
  return sql<Row>`${covered(projectIds)}, above as (
      select ${key} as id, ${unit} as unit_id, project_id, ${sums(times)} from covered group by 1, 2, 3
    ), below as (
      select ${key} as id, ${sums(times)} from foundations group by 1
    ), floor_area as (
      ${area}
    )
    select above.id, above.unit_id, above.project_id, ${sql.join(amounts.map(total))}
    from above join floor_area on floor_area.id = above.id left join below on below.id = above.id`;
}

type TowerRow = Omit<Traits, 'storeys'> & { unitId: string; projectId: string; storeys: number };

/** The towers of these projects that have a structure, with their traits; a technology must cover more than half. */
export async function listKnownTowers(db: Database, projectIds: readonly string[]): Promise<KnownTower[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<TowerRow>`${covered(projectIds)}, shares as (
      select unit_id, type, sum(area) / sum(sum(area)) over (partition by unit_id) as share
      from covered group by unit_id, type
    ), storeys as (
      select f.unit_id, count(*)::int as storeys from floors f join chosen on chosen.unit_id = f.unit_id
      where f.index >= 0 group by f.unit_id
    )
    select known.unit_id, p.id as project_id, p.state, p.phase, s.type as technology,
      coalesce(storeys.storeys, 0) as storeys, c.unit_id is not null as foundation
    from (select distinct unit_id, project_id from covered) known
    join projects p on p.id = known.project_id
    left join shares s on s.unit_id = known.unit_id and s.share > 0.5
    left join storeys on storeys.unit_id = known.unit_id
    left join (select distinct unit_id from foundations) c on c.unit_id = known.unit_id`.execute(db);
  return rows.map(({ unitId, projectId, storeys, foundation, state, phase, technology }) => ({
    unitId,
    projectId,
    traits: { technology, storeys: storeyClass(storeys), foundation, state, phase },
  }));
}

/** How many of the caller's projects are shown: more could not be read in time nor told apart on a curve. */
const maxOwnProjects = 1_000;

/** The projects a user takes part in, newest first, as many as are shown. */
export async function listOwnProjects(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('projectPermissions')
    .select('projectId')
    .where('userId', '=', userId)
    .orderBy('projectId', 'desc')
    .limit(maxOwnProjects)
    .execute();
  return rows.map((row) => row.projectId);
}

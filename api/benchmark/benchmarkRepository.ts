import type { ProjectPhase } from '#domain/phases.ts';
import type { Technology } from '#domain/technology.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type BenchmarkScope = 'floors' | 'units' | 'projects';

export type BenchmarkFilter = { technology?: Technology | undefined; phase?: ProjectPhase | undefined };

/** One floor, unit or project: kgCO₂e and MJ per m² of its floor area. */
export type Intensity = {
  id: string;
  project_id: string;
  co2_min: number;
  co2_max: number;
  energy_min: number;
  energy_max: number;
};

const ids = { floors: 'floor_id', units: 'unit_id', projects: 'project_id' } as const;

/** Floor area the amounts are spread over: for units and projects also that of floors without a structure. */
const areas = {
  floors: sql`max(covered.area)`,
  units: sql`(select sum(g.area * g.repetition) from floor_groups g where g.unit_id = covered.unit_id)`,
  projects: sql`(select sum(g.area * g.repetition) from floor_groups g
    join units u on u.id = g.unit_id where u.project_id = covered.project_id)`,
};

/**
 * The intensities of everybody's floors, units or projects that have a structure, under the option that stands for
 * each unit, in one query. A technology stands for what it covers more than half of.
 */
export async function listIntensities(
  db: Database,
  scope: BenchmarkScope,
  { technology, phase }: BenchmarkFilter,
): Promise<Intensity[]> {
  const id = sql.ref(`covered.${ids[scope]}`);
  const area = areas[scope];
  const ofPhase = phase === undefined ? sql`` : sql`where p.phase = ${phase}`;
  const ofTechnology =
    technology === undefined
      ? sql``
      : sql`having coalesce(sum(covered.area) filter (where covered.type = ${technology}), 0) > sum(covered.area) / 2`;
  const { rows } = await sql<Intensity>`
    with chosen as (
      select distinct on (unit_id) id, unit_id from options
      order by unit_id, active desc, created_at desc, id desc
    ), covered as (
      select f.id as floor_id, f.unit_id, u.project_id, g.area, m.type,
        (v.result #>> '{co2,min}')::float8 as co2_min, (v.result #>> '{co2,max}')::float8 as co2_max,
        (v.result #>> '{energy,min}')::float8 as energy_min, (v.result #>> '{energy,max}')::float8 as energy_max
      from chosen
      join modules m on m.option_id = chosen.id
      join versions v on v.module_id = m.id and v.is_valid
      join module_floors mf on mf.module_id = m.id
      join floors f on f.id = mf.floor_id
      join floor_groups g on g.id = f.group_id
      join units u on u.id = f.unit_id
      join projects p on p.id = u.project_id
      ${ofPhase}
    )
    select ${id} as id, covered.project_id,
      sum(co2_min) / ${area} as co2_min, sum(co2_max) / ${area} as co2_max,
      sum(energy_min) / ${area} as energy_min, sum(energy_max) / ${area} as energy_max
    from covered group by ${id}, covered.project_id ${ofTechnology}`.execute(db);
  return rows;
}

/** The projects a user takes part in. */
export async function listOwnProjects(db: Database, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project_permissions')
    .select('project_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.project_id));
}

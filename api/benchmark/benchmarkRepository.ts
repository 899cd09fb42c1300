import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { storeyClass } from '#domain/storeys.ts';
import { technologies } from '#domain/technology.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Traits } from './peerGroups.ts';

type BenchmarkScope = 'floors' | 'units' | 'projects';

/** One floor, unit or project: kgCO₂e and MJ per m² of its floor area. Without `unit_id` where it is a project. */
export type Intensity = {
  id: string;
  unitId: string | null;
  projectId: string;
  co2Min: number;
  co2Max: number;
  energyMin: number;
  energyMax: number;
};

/** A tower with a structure. */
export type KnownTower = { unitId: string; projectId: string; hasConsent: boolean; traits: Traits };

const ids = { floors: 'floorId', units: 'unitId', projects: 'projectId' } as const;

/** Floor area the amounts are spread over: of a unit that of all its floors, of a project that of floors with a structure. */
const areas = {
  floors: sql`max(covered.area)`,
  units: sql`(select sum(g.area * g.repetition) from floor_groups g where g.unit_id = covered.unit_id)`,
  projects: sql`(select b.area from built b where b.project_id = covered.project_id)`,
};

/**
 * Floors under the option that stands for each tower, of projects whose owners agreed and of the caller's own. Which
 * option that is, domain/representativeOption.ts says; here it is said to the database, for all towers at once.
 */
const covered = (own: ReadonlySet<string>) => sql`
  with chosen as (
    select distinct on (o.unit_id) o.id, o.unit_id from options o
    join units u on u.id = o.unit_id
    join projects p on p.id = u.project_id
    where (p.benchmark_consent or p.id = any(${[...own]}::uuid[]))
      and exists (
        select from modules m join module_floors mf on mf.module_id = m.id
        where m.option_id = o.id and m.type = any(${[...technologies]}))
    order by o.unit_id, o.active desc, o.created_at desc, o.id desc
  ), covered as (
    select f.id as floor_id, f.unit_id, u.project_id, u.repetition_count, g.area, m.type,
      (v.result #>> '{co2,min}')::float8 as co2_min, (v.result #>> '{co2,max}')::float8 as co2_max,
      (v.result #>> '{energy,min}')::float8 as energy_min, (v.result #>> '{energy,max}')::float8 as energy_max
    from chosen
    join modules m on m.option_id = chosen.id
    join versions v on v.module_id = m.id and v.is_valid
    join module_floors mf on mf.module_id = m.id
    join floors f on f.id = mf.floor_id
    join floor_groups g on g.id = f.group_id
    join units u on u.id = f.unit_id
  ), built as (
    select project_id, sum(area * repetition_count) as area
    from (select distinct floor_id, project_id, area, repetition_count from covered) each_once
    group by project_id
  ), carried as (
    select u.id as unit_id, u.project_id, u.repetition_count as n,
      (v.result #>> '{co2,min}')::float8 as co2_min, (v.result #>> '{co2,max}')::float8 as co2_max,
      (v.result #>> '{energy,min}')::float8 as energy_min, (v.result #>> '{energy,max}')::float8 as energy_max
    from chosen
    join modules m on m.option_id = chosen.id and m.type = any(${[...foundationTypes]})
    join versions v on v.module_id = m.id and v.is_valid
    join units u on u.id = chosen.unit_id
  )`;

/** What carries a tower, or all towers of a project as often as each is built, of one amount. */
const carriedOf = (scope: 'units' | 'projects', amount: string) =>
  scope === 'units'
    ? sql`coalesce((select sum(c.${sql.ref(amount)}) from carried c where c.unit_id = covered.unit_id), 0)`
    : sql`coalesce((select sum(c.${sql.ref(amount)} * c.n) from carried c
        where c.project_id = covered.project_id), 0)`;

/** How often an amount counts: a project's, as often as its tower is built. */
const times = { floors: sql`1`, units: sql`1`, projects: sql`covered.repetition_count` };

/**
 * The intensities of known floors, units or projects that have a structure, in one query; those of units and projects
 * with what carries them where `withFoundation`.
 */
export async function listIntensities(
  db: Database,
  scope: BenchmarkScope,
  own: ReadonlySet<string>,
  withFoundation = false,
): Promise<Intensity[]> {
  const id = sql.ref(`covered.${ids[scope]}`);
  const area = areas[scope];
  const n = times[scope];
  const total = (amount: string) =>
    withFoundation && scope !== 'floors'
      ? sql`(sum(${sql.ref(amount)} * ${n}) + ${carriedOf(scope, amount)})`
      : sql`sum(${sql.ref(amount)} * ${n})`;
  const unit: RawBuilder<unknown> = scope === 'projects' ? sql`null::uuid` : sql`covered.unit_id`;
  const { rows } = await sql<Intensity>`${covered(own)}
    select ${id} as id, ${unit} as unit_id, covered.project_id,
      ${total('co2_min')} / ${area} as co2_min, ${total('co2_max')} / ${area} as co2_max,
      ${total('energy_min')} / ${area} as energy_min, ${total('energy_max')} / ${area} as energy_max
    from covered group by ${id}, ${unit}, covered.project_id`.execute(db);
  return rows;
}

type TowerRow = Omit<Traits, 'storeys'> & {
  unitId: string;
  projectId: string;
  consent: boolean;
  storeys: number;
  foundation: boolean;
};

/** The towers behind these intensities and what each is found by; a technology covers more than half of its tower. */
export async function listKnownTowers(db: Database, own: ReadonlySet<string>): Promise<KnownTower[]> {
  const { rows } = await sql<TowerRow>`${covered(own)}, shares as (
      select unit_id, type, sum(area) / sum(sum(area)) over (partition by unit_id) as share
      from covered group by unit_id, type
    )
    select known.unit_id, p.id as project_id, p.benchmark_consent as consent, p.state, p.phase,
      (select type from shares s where s.unit_id = known.unit_id and s.share > 0.5) as technology,
      exists (select 1 from carried c where c.unit_id = known.unit_id) as foundation,
      (select count(*)::int from floors f where f.unit_id = known.unit_id and f.index >= 0) as storeys
    from (select distinct unit_id, project_id from covered) known
    join projects p on p.id = known.project_id`.execute(db);
  return rows.map(({ unitId, projectId, consent, storeys, foundation, state, phase, technology }) => ({
    unitId,
    projectId,
    hasConsent: consent,
    traits: { technology, storeys: storeyClass(storeys), foundation, state, phase },
  }));
}

/** The projects a user takes part in. */
export async function listOwnProjects(db: Database, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projectPermissions')
    .select('projectId')
    .where('userId', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.projectId));
}

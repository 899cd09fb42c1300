import type { Statement } from '#domain/comparison/wording/statement.ts';
import type { DecisionStanding } from '#domain/decision/decisionStatus.ts';
import type { NotNull } from 'kysely';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';

/** Decisions that are not superseded, with how they stood when last computed: null before the first time. */
const selectLatest = (db: Database) =>
  db
    .selectFrom('decisions')
    .innerJoin('units', 'units.id', 'decisions.unitId')
    .leftJoin('decisionStandings as stored', 'stored.decisionId', 'decisions.id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('decisions as later')
            .select('later.id')
            .whereRef('later.unitId', '=', 'decisions.unitId')
            .whereRef('later.number', '>', 'decisions.number'),
        ),
      ),
    );

/** Those of a project. */
export const listWatched = (db: Database, projectId: string) =>
  selectLatest(db)
    .select(['decisions.id', 'decisions.number', 'decisions.record'])
    .select(['stored.standing', 'stored.changedAt', 'stored.because'])
    .where('units.projectId', '=', projectId)
    .orderBy('decisions.id')
    .execute();

/** The projects (or `only` this one) with a decision not yet computed with `basis`. */
export async function listUnwatchedProjects(db: Database, basis: string, only?: string): Promise<string[]> {
  const all = selectLatest(db)
    .select('units.projectId')
    .distinct()
    .where('stored.basis', 'is distinct from', basis);
  const rows = await (only === undefined ? all : all.where('units.projectId', '=', only)).execute();
  return rows.map(({ projectId }) => projectId);
}

type StoredStanding = {
  decisionId: string;
  standing: DecisionStanding;
  because: readonly Statement[];
  basis: string;
  changedAt: string | null;
};

export async function upsertStanding(db: Database, { because, ...stored }: StoredStanding): Promise<void> {
  const row = { ...stored, because: toJson(because) };
  await db
    .insertInto('decisionStandings')
    .values(row)
    .onConflict((conflict) => conflict.column('decisionId').doUpdateSet(row))
    .execute();
}

/** Notifies everybody in a project that a decision changed; replaces their unread notice of it. */
export async function insertNotices(
  db: Database,
  { projectId, id }: { projectId: string; id: string },
): Promise<void> {
  await db
    .insertInto('decisionNotices')
    .columns(['userId', 'decisionId'])
    .expression((eb) =>
      eb
        .selectFrom('projectPermissions')
        .select(['userId', eb.val(id).as('decisionId')])
        .where('projectId', '=', projectId),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'decisionId']).doUpdateSet({ createdAt: new Date() }),
    )
    .execute();
}

/** Unread notices from projects the user may still see, the latest change first, 50 at most. */
export const listNotices = (db: Database, userId: number) =>
  selectLatest(db)
    .innerJoin('decisionNotices as notices', 'notices.decisionId', 'decisions.id')
    .innerJoin('projects', 'projects.id', 'units.projectId')
    .innerJoin('projectPermissions as granted', (join) =>
      join.onRef('granted.projectId', '=', 'projects.id').onRef('granted.userId', '=', 'notices.userId'),
    )
    .where('notices.userId', '=', userId)
    .where('stored.standing', 'is not', null)
    .select(['decisions.id', 'decisions.number', 'decisions.record', 'units.projectId'])
    .select(['projects.name as projectName', 'units.name as unitName'])
    .select(['stored.standing', 'stored.because', 'notices.createdAt'])
    .$narrowType<{ standing: NotNull; because: NotNull }>()
    .orderBy('notices.createdAt', 'desc')
    .orderBy('decisions.id')
    .limit(50)
    .execute();

export async function deleteNotice(db: Database, userId: number, decisionId: string): Promise<void> {
  await db
    .deleteFrom('decisionNotices')
    .where('userId', '=', userId)
    .where('decisionId', '=', decisionId)
    .execute();
}

import { recordComparison } from '#domain/decision/recordComparison.ts';
import type { DecisionRecord, RecordedOverride } from '#domain/decision/decisionRecord.ts';
import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { listOverrides } from '../overrides/overrideRepository.ts';
import type { OverrideRow } from '../overrides/overrideSchemas.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { holdUnit } from '../units/unitRepository.ts';
import { readComparedTower } from './comparedTower.ts';
import type { DecisionCreate } from './decisionSchemas.ts';

/** Decisions of a project or, with `unitId`, of one tower, newest first. */
export function listDecisions(db: Database, { projectId, unitId }: { projectId: string; unitId?: string }) {
  const all = selectDecisions(db).where('units.projectId', '=', projectId);
  return (unitId === undefined ? all : all.where('units.id', '=', unitId)).execute();
}

/** One decision. @throws ApiError 404. */
export async function findDecision(db: Database, id: string, projectId?: string) {
  const one = selectDecisions(db).where('decisions.id', '=', id);
  const row = await (
    projectId === undefined ? one : one.where('units.projectId', '=', projectId)
  ).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export type StoredDecision = Awaited<ReturnType<typeof findDecision>>;

/** The next decision of the same tower is the one that supersedes. */
const selectDecisions = (db: Database) =>
  db
    .selectFrom('decisions')
    .innerJoin('units', 'units.id', 'decisions.unitId')
    .selectAll('decisions')
    .select('units.projectId')
    .select((eb) =>
      eb
        .selectFrom('decisions as later')
        .whereRef('later.unitId', '=', 'decisions.unitId')
        .whereRef('later.number', '=', eb('decisions.number', '+', 1))
        .select('later.id')
        .as('supersededBy'),
    )
    .orderBy('decisions.createdAt', 'desc')
    .orderBy('decisions.id', 'desc');

/**
 * Freezes the comparison as the rows have it now, with who decided, what and why. Nothing later changes it. @returns its id.
 *
 * @throws FieldError as readComparedTower.
 */
export async function recordDecision(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: DecisionCreate,
): Promise<string> {
  const id = newId();
  await withTransaction(db, async (trx) => {
    const unit = await holdUnit(trx, path);
    const now = new Date();
    const stored = await listOverrides(trx, path, input.optionIds);
    const notes = overridesOf(user, input, stored, now);
    const tower = await readComparedTower(trx, path, input, notes, now);
    const { name, profile } = await trx
      .selectFrom('users')
      .select(['name', 'profile'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const project = await trx
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', path.projectId)
      .executeTakeFirstOrThrow();
    const record: DecisionRecord = {
      projectName: project.name,
      address: addressOf(project),
      unitName: unit.name,
      chosen: tower.chosen,
      reason: input.reason,
      author: { name, registration: profile['professional_number'] ?? null },
      comparison: recordComparison(tower),
    };
    const last = await trx
      .selectFrom('decisions')
      .select('number')
      .where('unitId', '=', path.unitId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const number = (last?.number ?? 0) + 1;
    const row = { id, unitId: path.unitId, number, authorId: user.id, createdAt: now };
    await trx
      .insertInto('decisions')
      .values({ ...row, record: toJson(record) })
      .execute();
    const chosen = record.comparison.items[record.chosen]?.name ?? '';
    const entity = { entity: 'decision', entityId: id, entityName: `${number} · ${chosen}` } as const;
    const details = { unitId: path.unitId };
    await recordActivity(trx, { projectId: path.projectId, user, ...entity, verb: 'created', details });
  });
  return id;
}

/** Notes sent with the decision before those that stand on the tower. */
const overridesOf = (
  user: CurrentUser,
  { overrides }: DecisionCreate,
  stored: readonly OverrideRow[],
  now: Date,
): ReadonlyMap<LikeForLikeRule, RecordedOverride> =>
  new Map([
    ...stored.map(({ rule, note, userName, createdAt }): [LikeForLikeRule, RecordedOverride] => [
      rule,
      { note, userName, createdAt },
    ]),
    // A stored note sent back unchanged stays its author's.
    ...overrides
      .filter(({ rule, note }) => !stored.some((each) => each.rule === rule && each.note === note))
      .map(({ rule, note }): [LikeForLikeRule, RecordedOverride] => [
        rule,
        { note, userName: user.name, createdAt: now.toISOString() },
      ]),
  ]);

type Address = {
  street: string | null;
  number: string | null;
  neighborhood: string | null;
  city: string;
  state: string;
  postalCode: string | null;
};

function addressOf({ street, number, neighborhood, city, state, postalCode }: Address): string {
  const line = [street, number].filter(Boolean).join(', ');
  return [line, neighborhood, `${city}, ${state}`, postalCode].filter(Boolean).join(' · ');
}

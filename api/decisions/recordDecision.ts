import { recordComparison } from '#domain/decision/recordComparison.ts';
import type { DecisionRecord, RecordedOverride } from '#domain/decision/decisionRecord.ts';
import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { listOverrides } from '../overrides/overrideRepository.ts';
import type { OverrideRow } from '../overrides/overrideSchemas.ts';
import { findProject } from '../projects/projectRepository.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { findUser } from '../users/userRepository.ts';
import { readComparedTower } from './comparedTower.ts';
import { chosenName } from './decisionWire.ts';
import { findLastNumber, insertDecision } from './decisionRepository.ts';
import type { DecisionCreate } from './decisionSchemas.ts';

/**
 * Freezes the comparison as the rows have it now, with who decided, what and why. It never changes later. @returns its
 * id.
 * @throws FieldError as readComparedTower.
 */
export async function recordDecision(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: DecisionCreate,
): Promise<string> {
  const id = newId();
  await inTower(db, path, async (trx, unit) => {
    const now = new Date();
    const stored = await listOverrides(trx, path, input.optionIds);
    const notes = overridesOf(user, input, stored, now);
    const author = await findUser(trx, user.id);
    const project = await findProject(trx, path.projectId);
    if (author === undefined || project === undefined) throw notFound();
    const { phase } = project;
    const tower = await readComparedTower(trx, path, input, notes, { now, phase });
    const record: DecisionRecord = {
      projectName: project.name,
      address: addressOf(project),
      unitName: unit.name,
      chosen: tower.chosen,
      reason: input.reason,
      author: { name: author.name, registration: author.profile['professional_number'] ?? null },
      comparison: recordComparison(tower),
    };
    const number = (await findLastNumber(trx, path.unitId)) + 1;
    const row = { id, unitId: path.unitId, number, authorId: user.id, createdAt: now };
    await insertDecision(trx, row, record);
    const entity = {
      entity: 'decision',
      entityId: id,
      entityName: `${number} · ${chosenName(record)}`,
    } as const;
    const details = { unitId: path.unitId };
    await recordActivity(trx, { projectId: path.projectId, user, ...entity, verb: 'created', details });
  });
  return id;
}

/** Notes sent with the decision take precedence over those stored on the tower. */
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
    // An unchanged stored note keeps its author.
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

import { todayOf } from '#domain/factors/declaration.ts';
import { fullRecord } from '#domain/decision/fullRecord.ts';
import { reasonsNoLongerValid } from '#domain/decision/reasonsNoLongerValid.ts';
import { standingAsRecorded, decisionStatus } from '#domain/decision/decisionStatus.ts';
import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { listDeclarationsOf } from '../declarations/declarationRepository.ts';
import { listPrices } from '../prices/priceRepository.ts';
import { lockProject } from '../projects/projectRepository.ts';
import { chosenName } from './decisionWire.ts';
import { insertNotices, listUnwatchedProjects, listWatched, upsertStanding } from './standingRepository.ts';

/** Without new declarations or quotations, standings change only with these: the day, and the sets. */
const basisOf = (now: Date) => `${todayOf(now)} ${currentFactorSet.id} ${currentPriceSet.id}`;

/** How decisions of projects stand now, with one read of what they depend on; and the declarations by project. */
export async function standingsIn(db: Database, projectIds: string[], now = new Date()) {
  const declared = await listDeclarationsOf(db, projectIds);
  const quoted = await listPrices(db, projectIds);
  const standingOf = (projectId: string, record: DecisionRecord) => {
    const [declarations = [], prices = []] = [declared.get(projectId), quoted.get(projectId)];
    return decisionStatus(fullRecord(record), { declarations, prices, day: todayOf(now) });
  };
  return { standingOf, declared };
}

/**
 * Recomputes the decisions of a project. Everybody in the project is told, by a notice and an event, of each that
 * stands differently from the last computation or from its record. The records stay as they are. Call it in the
 * transaction of the change; `user` is its author, null for nobody.
 */
export async function watchDecisions(
  trx: Database,
  projectId: string,
  user: Pick<CurrentUser, 'id' | 'name'> | null,
  now = new Date(),
): Promise<void> {
  const decisions = await listWatched(trx, projectId);
  if (decisions.length === 0) return;
  const { standingOf, declared } = await standingsIn(trx, [projectId], now);
  const declarations = declared.get(projectId) ?? [];
  for (const {
    id,
    number,
    record,
    standing: storedStanding,
    because: storedBecause,
    changedAt,
  } of decisions) {
    const { standing, because } = standingOf(projectId, record);
    const from = storedStanding ?? standingAsRecorded(fullRecord(record));
    const isOther = standing !== from;
    const lapsed = reasonsNoLongerValid(storedBecause ?? [], because, declarations, todayOf(now));
    await upsertStanding(trx, {
      decisionId: id,
      standing,
      // While the standing is unchanged, the reasons of its last change are kept for those who have not read them.
      because: isOther || storedBecause === null ? [...lapsed, ...because] : storedBecause,
      basis: basisOf(now),
      changedAt: isOther ? now.toISOString() : changedAt,
    });
    if (!isOther) continue;
    await insertNotices(trx, { projectId, id });
    const what = { entity: 'decision', verb: 'reconsidered', entityId: id } as const;
    const activity = {
      ...what,
      entityName: `${number} · ${chosenName(record)}`,
      details: { from, to: standing },
    };
    await recordActivity(trx, { projectId, user, ...activity });
  }
}

/** Recomputes what no change of a project triggers: declarations that ended, a new set of factors or prices. */
export async function watchAllDecisions(
  db: Database,
  onError: (error: unknown) => void,
  now = new Date(),
): Promise<void> {
  for (const projectId of await listUnwatchedProjects(db, basisOf(now))) {
    await withTransaction(db, async (trx) => {
      if ((await lockProject(trx, projectId)) === undefined) return;
      // Another process may have been faster.
      const [stillUnwatched] = await listUnwatchedProjects(trx, basisOf(now), projectId);
      if (stillUnwatched !== undefined) await watchDecisions(trx, projectId, null, now);
    }).catch(onError);
  }
}

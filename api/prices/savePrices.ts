import type { OwnPriceInput } from '#domain/prices/ownPrice.ts';
import { homeLanguage } from '#domain/texts/messages.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import type { FirstEntry } from '../db/tables/decidingTables.ts';
import { withTransaction } from '../db/transaction.ts';
import { watchDecisions } from '../decisions/watchDecisions.ts';
import { found } from '../errors.ts';
import { lockProject } from '../projects/projectRepository.ts';
import { deletePrices, listPrices, upsertPrice } from './priceRepository.ts';

/** Names of things are kept as they are written, in the language of the product's home. */
const words = messagesIn(homeLanguage);

type Change = {
  prices: (OwnPriceInput & { origin?: FirstEntry })[];
  withdrawn?: string[] | null | undefined;
};

/** Keeps and gives up quotations, all of them or none; what is unchanged is not noted as a change. */
export async function savePrices(
  db: Database,
  user: CurrentUser,
  projectId: string,
  { prices, withdrawn }: Change,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    // Held, so that of two at once each notes what it changed.
    found(await lockProject(trx, projectId));
    const before = (await listPrices(trx, [projectId])).get(projectId) ?? [];
    const changed = prices.filter((price) => !before.some((old) => isSame(old, price)));
    for (const price of changed)
      await upsertPrice(trx, { origin: null, ...price, projectId, userId: user.id, userName: user.name });
    const kept = new Set(prices.map(({ key }) => key));
    const given = (withdrawn ?? []).filter((key) => !kept.has(key) && before.some((old) => old.key === key));
    await deletePrices(trx, projectId, given);
    const count = changed.length + given.length;
    if (count === 0) return;
    const verb = changed.length > 0 ? 'updated' : 'deleted';
    const names = [...changed.map(({ key }) => key), ...given].map((key) => priceLabel(key, words));
    const entity = {
      entity: 'price',
      entityId: projectId,
      entityName: names.slice(0, 3).join(' · '),
    } as const;
    await recordActivity(trx, { projectId, user, ...entity, verb, details: { count } });
    await watchDecisions(trx, projectId, user);
  });
}

/** Whether two quotations say the same of the same. */
export const isSame = (old: OwnPriceInput, price: OwnPriceInput) =>
  old.key === price.key &&
  old.min === price.min &&
  old.max === price.max &&
  old.source === price.source &&
  old.date === price.date;

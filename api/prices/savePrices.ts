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

/** Names in the activity are stored in the product's home language. */
const words = messagesIn(homeLanguage);

type Change = {
  prices: (OwnPriceInput & { origin?: FirstEntry })[];
  withdrawn?: string[] | null | undefined;
};

/** Saves and removes quotations, all or none; unchanged ones are not recorded as changes. */
export async function savePrices(
  db: Database,
  user: CurrentUser,
  projectId: string,
  { prices, withdrawn }: Change,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    // Locked, so that of two at once each records its own changes.
    found(await lockProject(trx, projectId));
    const before = (await listPrices(trx, [projectId])).get(projectId) ?? [];
    const changed = prices.filter((price) => !before.some((old) => isSame(old, price)));
    for (const price of changed)
      await upsertPrice(trx, { origin: null, ...price, projectId, userId: user.id, userName: user.name });
    const kept = new Set(prices.map(({ key }) => key));
    const given = [...new Set(withdrawn)].filter(
      (key) => !kept.has(key) && before.some((old) => old.key === key),
    );
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

/** Whether two quotations are equal. */
export const isSame = (old: OwnPriceInput, price: OwnPriceInput) =>
  old.key === price.key &&
  old.min === price.min &&
  old.max === price.max &&
  old.source === price.source &&
  old.date === price.date;

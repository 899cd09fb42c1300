import { isOldPrice } from '#domain/prices/ownPrice.ts';
import { type OwnPrice, setRow } from '#domain/prices/cost.ts';
import { priceUnitOf } from '#domain/prices/ownPrice.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { GatewayContext } from '../context.ts';
import { readProject } from '../project/projectApi.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { moneyOf } from './money.ts';

/**
 * The quotations of a project; none on a service that keeps none. They come with the project, which is read anyway by
 * nearly all that has a cost.
 */
export const ownPricesOf =
  (projectId: string) =>
  async ({ rest }: GatewayContext): Promise<readonly OwnPrice[]> =>
    rest.profile.has('prices') ? ((await readProject(rest, projectId)).prices ?? []) : [];

/** The same where the project's row may have brought them. */
export const ownPricesOfProject = ({ row, projectId }: ProjectSource) => {
  const { prices } = row;
  return prices === undefined ? ownPricesOf(projectId) : () => prices;
};

/** Quotations as the graph shows them. */
export async function projectPrices(project: ProjectSource, _: unknown, context: GatewayContext) {
  const messages = messagesIn(resolveLanguage(context.rest.caller.language));
  const prices = await ownPricesOfProject(project)(context);
  return prices.map((price) => {
    const row = setRow(currentPriceSet, price.key);
    return {
      ...price,
      label: priceLabel(price.key, messages),
      unit: priceUnitOf(price.key) ?? 'un',
      isOld: isOldPrice(price.date, new Date()),
      setPrice: row === undefined ? null : moneyOf(row),
    };
  });
}

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
import { toGlobalId } from '../relay/globalId.ts';
import { moneyOf } from './money.ts';
import { readSharedPrices } from './priceApi.ts';

/**
 * The quotations of a project; none on a service that keeps none. They come with the project, which nearly everything
 * with a cost reads anyway.
 */
export const ownPricesOf =
  (projectId: string) =>
  async ({ rest }: GatewayContext): Promise<readonly OwnPrice[]> =>
    rest.profile.has('prices') ? ((await readProject(rest, projectId)).prices ?? []) : [];

/** The same where the project's row may have included them. */
export const ownPricesOfProject = ({ row, projectId }: ProjectSource) => {
  const { prices } = row;
  return prices === undefined ? ownPricesOf(projectId) : () => prices;
};

/** Quotations in the graph's shape. */
export const projectPrices = async (project: ProjectSource, _: unknown, context: GatewayContext) =>
  (await ownPricesOfProject(project)(context)).map((price) => shownPrice(price, context));

/** Quotations of the office's other projects that this one lacks. */
export async function sharedPrices({ projectId, row }: ProjectSource, _: unknown, context: GatewayContext) {
  if (row.organizationId == null) return [];
  return (await readSharedPrices(context.rest, projectId)).map(({ projectId: of, firstEntry, ...price }) => ({
    projectId: toGlobalId('Project', of),
    firstEntry,
    price: shownPrice(price, context),
  }));
}

function shownPrice<Quoted extends OwnPrice>(price: Quoted, { rest }: GatewayContext) {
  const row = setRow(currentPriceSet, price.key);
  return {
    ...price,
    label: priceLabel(price.key, messagesIn(resolveLanguage(rest.caller.language))),
    unit: priceUnitOf(price.key) ?? ('un' as const),
    isOld: isOldPrice(price.date, new Date()),
    setPrice: row === undefined ? null : moneyOf(row),
  };
}

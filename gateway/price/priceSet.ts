import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { PriceRow, PriceSet } from '#domain/prices/priceSet.ts';
import { currentPriceSet, priceSets as allPriceSets } from '#domain/prices/priceSets.ts';
import { priceIncludes, priceLabel, sourceCodeOf } from '#domain/prices/priceText.ts';
import type { GatewayContext } from '../context.ts';
import { recipeOf } from './money.ts';

function priceOf(row: PriceRow, { rest }: GatewayContext) {
  const messages = messagesIn(resolveLanguage(rest.caller.language));
  const { key, unit, min, max, status, spread, recipes } = row;
  return {
    key,
    unit,
    min,
    max,
    status,
    spread,
    label: priceLabel(key, messages),
    includes: priceIncludes(row, messages),
    sourceCode: sourceCodeOf(row, messages),
    recipes: recipes.map(recipeOf),
  };
}

/** A price set in the graph's shape, with texts in the language of the request. */
export const toPriceSet = (set: PriceSet) => ({
  id: set.id,
  source: set.source,
  state: set.state,
  month: set.month,
  hasPayrollRelief: set.hasPayrollRelief,
  isCurrent: set.id === currentPriceSet.id,
  prices: (_: unknown, context: GatewayContext) => [...set.rows.values()].map((row) => priceOf(row, context)),
});

export const priceSets = () => allPriceSets.toReversed().map(toPriceSet);

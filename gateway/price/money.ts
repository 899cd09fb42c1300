import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { type CostLine, costOf, type OwnPrice } from '#domain/prices/cost.ts';
import type { PriceAmount } from '#domain/prices/priceAmount.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { type PriceRecipe, recipePrice } from '#domain/prices/priceSet.ts';
import { sourceItem } from '#domain/prices/sinapi/sinapiNames.ts';
import { priceIncludes, priceLabel, sourceCodeOf } from '#domain/prices/priceText.ts';
import { divideRange, type Range } from '#domain/range.ts';
import type { GatewayContext } from '../context.ts';

/** The cost of amounts by today's price set and a project's quotations. */
export const costToday = (amounts: readonly PriceAmount[] | null | undefined, own: readonly OwnPrice[]) =>
  costOf(amounts ?? [], { set: currentPriceSet, own });

/** R$, divided by `divisor`. */
export const moneyOf = (range: Range, divisor = 1) => ({ ...divideRange(range, divisor), currency: 'BRL' });

/** One way to compute a price, line by line. */
export const recipeOf = (recipe: PriceRecipe) => ({
  price: recipePrice(recipe),
  terms: recipe.map((term) => ({ ...term, ...sourceItem(term), isInput: term.kind === 'I' })),
});

/** One line of a cost in the graph's shape; amounts and R$ divided by `divisor`, prices per unit. */
export function costLineOf(line: CostLine, divisor = 1, { rest }: GatewayContext) {
  const { element, key, unit, amount, price, cost } = line;
  const row = price?.own == null ? (price?.row ?? null) : null;
  const messages = messagesIn(resolveLanguage(rest.caller.language));
  return {
    element,
    key,
    unit,
    label: priceLabel(key, messages),
    amount: amount === null ? null : amount / divisor,
    price: price && moneyOf(price),
    status: price && (price.own === null ? price.row.status : ('own' as const)),
    source: price?.own?.source ?? null,
    sourceCode: row && sourceCodeOf(row, messages),
    includes: row && priceIncludes(row, messages),
    recipes: (row?.recipes ?? []).map(recipeOf),
    cost: cost && moneyOf(cost, divisor),
  };
}

import { messagesIn } from '#domain/messageText.ts';
import { resolveLanguage } from '#domain/messages.ts';
import type { CostLine } from '#domain/prices/cost.ts';
import { priceLabel, sourceCodeOf } from '#domain/prices/priceText.ts';
import { divideRange, type Range } from '#domain/range.ts';
import type { GatewayContext } from '../context.ts';

/** R$, all of it or a part of so many. */
export const moneyOf = (range: Range, divisor = 1) => ({ ...divideRange(range, divisor), currency: 'BRL' });

/** One line of a cost as the graph shows it; amounts and R$ divided by `divisor`, prices per unit. */
export function costLineOf(line: CostLine, divisor = 1, { rest }: GatewayContext) {
  const { element, key, unit, amount, price, cost } = line;
  return {
    element,
    key,
    unit,
    label: priceLabel(key, messagesIn(resolveLanguage(rest.caller.language))),
    amount: amount === null ? null : amount / divisor,
    price: price && moneyOf(price),
    status: price && (price.own === null ? price.row.status : ('own' as const)),
    source: price?.own?.source ?? null,
    sourceCode: price?.own == null && price?.row != null ? sourceCodeOf(price.row) : null,
    cost: cost && moneyOf(cost, divisor),
  };
}

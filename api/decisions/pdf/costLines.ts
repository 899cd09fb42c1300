import { afterColon, statementText } from '#domain/comparison/wording/statement.ts';
import { costPairSentence, type RecordedCost } from '#domain/decision/recordedCosts.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** Rows of the table of figures: cost in total and per m², `-` where unknown; none where money is hidden. */
export function costRows({ comparison: { items, prices }, texts, ranges }: LocalizedRecord) {
  if (prices === undefined) return [];
  const costs = (of: 'total' | 'perSquareMeter') => items.map(({ cost }) => cost?.[of] ?? null);
  const total = ranges(costs('total'), ['R$', texts.thousandMoney]);
  const area = ranges(costs('perSquareMeter'), ['R$/m²']);
  return [
    [`${texts.cost}, ${total.unit}`, ...total.figures],
    [`${texts.cost}/m², ${area.unit}`, ...area.figures],
  ];
}

/** How much more the chosen option cost than each other one, and what was missing. */
export function costLines(record: LocalizedRecord): string[] {
  const { texts, messages, range } = record;
  const { items, chosen, chosenCosts = [] } = record.comparison;
  const name = (at: number) => items[at]?.name ?? '';
  return [
    ...chosenCosts.map((cost) => {
      const names = { item: name(chosen), reference: name(cost.reference) };
      const sentence = statementText(costPairSentence(names, cost), messages);
      return `${sentence}: ${range(cost.total, ['R$', texts.thousandMoney])} · ${range(cost.perSquareMeter, ['R$/m²'])}`;
    }),
    ...items.flatMap(({ name: of, cost }) => {
      const missing = cost ? missingText(cost, record) : '';
      return missing === '' ? [] : [`${of}: ${texts.cost.toLowerCase()} - (${missing})`];
    }),
  ];
}

/** What a cost lacks, by name: prices, then amounts; empty if complete. */
function missingText(
  { missingPrices, missingAmounts }: RecordedCost,
  { texts, messages, language }: LocalizedRecord,
) {
  const named = (lack: string, keys: readonly string[]) =>
    keys.length === 0
      ? []
      : [`${lack}: ${keys.map((key) => afterColon(priceLabel(key, messages), language)).join('; ')}`];
  return [...named(texts.missingPrice, missingPrices), ...named(texts.missingAmount, missingAmounts)].join(
    '; ',
  );
}

/** The price set and quotations behind the costs. */
export function priceLines({ comparison: { prices }, language, messages, day }: LocalizedRecord): string[] {
  if (prices === undefined) return [];
  const { source, state, month } = prices.set;
  const cents = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [
    messages.text('decision.prices', { source, state, month }),
    ...prices.quotations.map(({ key, source: from, date, ...range }) =>
      messages.text('decision.quotation', {
        label: priceLabel(key, messages),
        price: writtenRange(range, (value) => cents.format(value), language),
        source: from,
        date: day(date),
      }),
    ),
  ];
}

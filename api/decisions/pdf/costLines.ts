import { afterColon, statementText } from '#domain/comparison/statement.ts';
import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import { costPairSentence, type RecordedCost } from '#domain/decision/recordedCosts.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import type { Range } from '#domain/range.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';
import type { PdfTexts } from './pdfTexts.ts';
import { dayText } from './reader.ts';
import { rangeText, rangeTexts, significant } from './rangeTexts.ts';

const money = (range: Range | null, texts: PdfTexts, language: Language) =>
  rangeText(range, ['R$', texts.thousandMoney], language);

const perArea = (range: Range | null, language: Language) =>
  range === null ? '-' : `${writtenRange(range, (value) => significant(value, language), language)} R$/m²`;

/** Rows of the table of figures: cost of each option and per m², `-` where it is not known; none where money is not told. */
export function costRows({ items, prices }: AnsweredComparison, texts: PdfTexts, language: Language) {
  if (prices === undefined) return [];
  const total = rangeTexts(
    items.map(({ cost }) => cost?.total ?? null),
    ['R$', texts.thousandMoney],
    language,
  );
  const area = rangeTexts(
    items.map(({ cost }) => cost?.perSquareMeter ?? null),
    ['R$/m²'],
    language,
  );
  return [
    [`${texts.cost}, ${total.unit}`, ...total.figures],
    [`${texts.cost}/m², ${area.unit}`, ...area.figures],
  ];
}

/** What the chosen option cost more than each other one, in words and figures, and what was missing. */
export function costLines(
  { items, chosen, chosenCosts = [] }: AnsweredComparison,
  texts: PdfTexts,
  language: Language,
): string[] {
  const messages = messagesIn(language);
  const name = (at: number) => items[at]?.name ?? '';
  return [
    ...chosenCosts.map((cost) => {
      const names = { item: name(chosen), reference: name(cost.reference) };
      const sentence = statementText(costPairSentence(names, cost), messages);
      return `${sentence}: ${money(cost.total, texts, language)} · ${perArea(cost.perSquareMeter, language)}`;
    }),
    ...items.flatMap(({ name: of, cost }) => {
      const missing = cost ? missingText(cost, texts, language) : '';
      return missing === '' ? [] : [`${of}: ${texts.cost.toLowerCase()} - (${missing})`];
    }),
  ];
}

/** What a cost lacks, by name: prices, then amounts; empty where it is whole. */
function missingText({ missingPrices, missingAmounts }: RecordedCost, texts: PdfTexts, language: Language) {
  const messages = messagesIn(language);
  const named = (lack: string, keys: readonly string[]) =>
    keys.length === 0
      ? []
      : [`${lack}: ${keys.map((key) => afterColon(priceLabel(key, messages), language)).join('; ')}`];
  return [...named(texts.missingPrice, missingPrices), ...named(texts.missingAmount, missingAmounts)].join(
    '; ',
  );
}

/** The set and the quotations that costs rest on. */
export function priceLines({ prices }: AnsweredComparison, language: Language): string[] {
  if (prices === undefined) return [];
  const { set, quotations } = prices;
  const messages = messagesIn(language);
  const { source, state, month } = set;
  const cents = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [
    messages.text('decision.prices', { source, state, month }),
    ...quotations.map(({ key, source: from, date, ...range }) =>
      messages.text('decision.quotation', {
        label: priceLabel(key, messages),
        price: writtenRange(range, (value) => cents.format(value), language),
        source: from,
        date: dayText(date, language),
      }),
    ),
  ];
}

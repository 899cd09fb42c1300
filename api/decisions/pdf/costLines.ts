import { statementText } from '#domain/comparison/statement.ts';
import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import { costPairSentence, type RecordedCost } from '#domain/decision/recordedCosts.ts';
import { messagesIn } from '#domain/messageText.ts';
import type { Language } from '#domain/messages.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import type { Range } from '#domain/range.ts';
import { writtenRange } from '#domain/writtenRange.ts';
import type { PdfTexts } from './pdfTexts.ts';
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
    ['R$/m²', `${texts.thousandMoney}/m²`],
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
      const said = statementText(costPairSentence(names, cost), messages);
      return `${said}: ${money(cost.total, texts, language)} · ${perArea(cost.perSquareMeter, language)}`;
    }),
    ...items.flatMap(({ name: of, cost }) => {
      const missing = missingIn(cost).map((key) => priceLabel(key, messages));
      return missing.length === 0
        ? []
        : [`${of}: ${texts.cost.toLowerCase()} -, ${texts.missing}: ${missing.join(', ')}`];
    }),
  ];
}

const missingIn = (cost: RecordedCost | null | undefined) => [
  ...new Set([...(cost?.missingPrices ?? []), ...(cost?.missingAmounts ?? [])]),
];

/** The set and the quotations that costs rest on. */
export function priceLines({ prices }: AnsweredComparison, texts: PdfTexts, language: Language): string[] {
  if (prices === undefined) return [];
  const { set, quotations } = prices;
  return [
    `${texts.prices}: ${set.source}, ${set.state}, ${set.month}`,
    ...quotations.map(({ key, source, date, ...range }) => {
      const price = writtenRange(range, (value) => significant(value, language), language);
      return `${texts.quotation}: ${priceLabel(key, messagesIn(language))} · ${price} R$ · ${source}, ${dayText(date, language)}`;
    }),
  ];
}

/** A day as the reader writes it. */
export const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

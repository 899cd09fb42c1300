import type { Messages } from '../../texts/messages.ts';
import { significant } from '../../numbers.ts';
import { unitText } from '../../texts/unitText.ts';
import type { DocumentToAsk } from '../answer/documents.ts';
import type { Indicator } from '../sides/lines.ts';
import { statementText } from './statement.ts';
import { factorUnit, limitValue, materialLabel } from './sentence.ts';

/**
 * The text that asks a supplier for the document of one material: material and class, amount, unit, modules A1–A3, the
 * limits that matter, and what counts as a valid document.
 */
export function letterText(document: DocumentToAsk, of: Indicator, messages: Messages): string {
  const { material, label, unit, amount, low, high, settlesUpTo, settlesFrom } = document;
  const limit = (key: 'letter.up_to' | 'letter.from', upTo: number | null, from: number | null) =>
    upTo === null && from === null
      ? []
      : [messages.text(key, { value: limitValue({ upTo, from, low, high }), unit: factorUnit(unit, of) })];
  const limits = [
    ...limit('letter.up_to', settlesUpTo, null),
    ...limit('letter.from', null, settlesFrom),
  ].map((text) => `${text}\n`);
  return messages.text('letter.text', {
    material: statementText(materialLabel(material, label), messages),
    amount: significant(amount, 3),
    unit: unitText(unit),
    limits: limits.join(''),
  });
}

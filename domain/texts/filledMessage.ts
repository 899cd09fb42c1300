import { fillText } from './fillText.ts';
import type { Language, MessageParams } from './messages.ts';

/** A message's text with {{name}} replaced by the parameter; figures are written as the language does. */
export const filledMessage = (template: string, language: Language, params: MessageParams): string =>
  fillText(template, (name) => {
    const value = params[name];
    return typeof value === 'number' ? value.toLocaleString(language, { maximumFractionDigits: 12 }) : value;
  });

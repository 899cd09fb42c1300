import type { Language, MessageKey, Messages } from '../messages.ts';
import type { Difference } from './difference.ts';
import { type FactorLimit, limitsOf } from './limits.ts';
import { kindOf } from './kinds.ts';
import type { Indicator } from './lines.ts';
import { limitKeys, materialKeys, pairKeys } from './sentenceKeys.ts';
import { spanOf } from './atStanding.ts';
import { unitText } from '../unitText.ts';

/** A text to be said: its key and what goes into it, other such texts among it. */
export type Said = { key: MessageKey; params: Readonly<Record<string, string | number | Said>> };

/** Across technologies every sentence begins with what is counted. */
export const withScope = (sentence: Said, acrossScopes: boolean, hasFoundations = false): Said =>
  acrossScopes
    ? { key: hasFoundations ? 'verdict.scope.foundation' : 'verdict.scope', params: { sentence } }
    : sentence;

/** What is said of an item against the reference: the verdict with its assumption, without figures. */
export function pairSentence(
  names: { item: string; reference: string },
  difference: Difference,
  of: Indicator,
  acrossScopes: boolean,
  hasFoundations = false,
): Said {
  const [verdict, certainty] = [difference[`${of}Verdict`], difference[`${of}Certainty`]];
  return withScope({ key: pairKeys[of](verdict, certainty), params: names }, acrossScopes, hasFoundations);
}

/**
 * Where the suppliers of one kind settle a verdict that depends on them: up to what factor the item is lower, from what
 * factor it is higher or the other way round. Of the kinds that settle it, the one that moves the difference most.
 */
export function limitSentences(item: string, difference: Difference, of: Indicator): Said[] {
  const width = (kind: Difference['kinds'][number]) => spanOf(kind[of]).max - spanOf(kind[of]).min;
  const settling = difference.kinds
    .map((kind) => ({ kind, limits: limitsOf(difference, kind, of) }))
    .filter(({ limits }) => limits.length > 0)
    .toSorted((a, b) => width(b.kind) - width(a.kind));
  return (settling[0]?.limits ?? []).map((limit) => limitSentence(item, limit, of));
}

/** One limit in words: `Parede emite menos se o concreto C30 vier a até 261 kgCO₂e/m³`. */
export function limitSentence(item: string, limit: FactorLimit, of: Indicator): Said {
  const { verdict, material, label, unit, upTo, from } = limit;
  const key = limitKeys[of](verdict, upTo !== null);
  const value = upTo === null ? rounded(from ?? 0, Math.ceil) : rounded(upTo, Math.floor);
  return {
    key,
    params: {
      item,
      material: { key: materialKeys[kindOf(material)], params: { label } },
      value,
      unit: `${of === 'co2' ? 'kgCO₂e' : 'MJ'}/${unitText(unit)}`,
    },
  };
}

/** Three figures, towards the side on which the verdict still holds. */
function rounded(value: number, to: (value: number) => number): number {
  const exact = Number(value.toPrecision(12));
  const step = 10 ** (Math.floor(Math.log10(Math.abs(exact) || 1)) - 2);
  return Number((to(Number((exact / step).toPrecision(12))) * step).toPrecision(3));
}

/** A sentence as it goes on after a colon: a small letter, unless it begins with a name. */
export const afterColon = (sentence: string, language: Language, names: readonly string[] = []): string =>
  names.some((name) => name !== '' && sentence.startsWith(name))
    ? sentence
    : sentence.slice(0, 1).toLocaleLowerCase(language) + sentence.slice(1);

/** The sentence in the messages' language. */
export function saidText({ key, params }: Said, messages: Messages): string {
  const words = Object.entries(params).map(([name, value]) => [name, partText(name, value, messages)]);
  return messages.text(key, Object.fromEntries(words));
}

function partText(name: string, value: string | number | Said, messages: Messages): string | number {
  if (typeof value !== 'object') return value;
  const text = saidText(value, messages);
  const names = Object.values(value.params).filter((each) => typeof each === 'string');
  return name === 'sentence' ? afterColon(text, messages.language, names) : text;
}

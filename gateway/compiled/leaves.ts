import { type GraphQLLeafType, isEnumType } from 'graphql';
import type { Write } from './run.ts';

/** Longer texts are left to JSON.stringify, which is faster there. */
const shortText = 48;

/** A text as JSON: short ones without anything to escape are only put in quotes. */
export function quoted(text: string): string {
  if (text.length > shortText) return JSON.stringify(text);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff))
      return JSON.stringify(text);
  }
  return `"${text}"`;
}

/** The text of `withoutRoundingError` for a finite number in one conversion, where the obvious way takes three. */
function figureText(value: number): string {
  if (Number.isInteger(value)) return `${value}`;
  const text = value.toPrecision(13);
  if (text.includes('e') || !text.includes('.')) return `${Number(text)}`;
  let end = text.length;
  while (text.charCodeAt(end - 1) === 48) end--;
  return text.slice(0, text.charCodeAt(end - 1) === 46 ? end - 1 : end);
}

/** The type's own serialization, which throws on values that are not of the type or are missing. */
const asTheTypeSays =
  (type: GraphQLLeafType): Write =>
  (value, _run, out) => {
    if (value instanceof Error) throw value;
    const made = value == null ? null : type.coerceOutputValue(value);
    if (made == null) throw new Error(`${type.name} gave nothing`);
    out.text += JSON.stringify(made);
  };

/** How values of a leaf type are written: common kinds directly, others by the type's own serialization. */
export function leafWriter(type: GraphQLLeafType): Write {
  const otherwise = asTheTypeSays(type);
  if (isEnumType(type)) return enumWriter(type.getValues(), otherwise);
  switch (type.name) {
    case 'ID':
    case 'String':
    case 'Date':
    case 'DateTime':
      return (value, run, out) => {
        if (typeof value === 'string') out.text += quoted(value);
        else otherwise(value, run, out);
      };
    case 'Int':
      return (value, run, out) => {
        if (typeof value === 'number' && (value | 0) === value) out.text += value;
        else otherwise(value, run, out);
      };
    case 'Float':
      return (value, run, out) => {
        if (typeof value === 'number' && Number.isFinite(value)) out.text += figureText(value);
        else otherwise(value, run, out);
      };
    case 'Boolean':
      return (value, run, out) => {
        if (typeof value === 'boolean') out.text += value ? 'true' : 'false';
        else otherwise(value, run, out);
      };
    default:
      return otherwise;
  }
}

function enumWriter(values: readonly { name: string; value?: unknown }[], otherwise: Write): Write {
  const texts = new Map(values.map(({ name, value }) => [value, `"${name}"`]));
  return (value, run, out) => {
    const text = texts.get(value);
    if (text === undefined) otherwise(value, run, out);
    else out.text += text;
  };
}

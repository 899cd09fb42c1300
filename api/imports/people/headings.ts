import { isPrestressing } from '#domain/factors/steelClass.ts';
import { fillText } from '#domain/texts/fillText.ts';
import { type Language, languages } from '#domain/texts/messages.ts';
import { allColumns } from '../columns.ts';
import { serviceTexts } from '../../serviceTexts.ts';
import { folded } from './folded.ts';

type Texts = Readonly<Record<string, string | undefined>>;

const fill = (text: string, n: string) => fillText(text, (name) => (name === 'n' ? n : undefined));

/** `module_column_concrete_30`: "Pilares: concreto C30 (m³)"; `_4_5` is 4.5, with the language's decimal sign. */
function composed(column: string, language: Language): string | undefined {
  const texts = serviceTexts[language].imports;
  const [, measuredColumn] = /^(.+)_assumed$/.exec(column) ?? [];
  if (measuredColumn !== undefined)
    return composed(measuredColumn, language)?.replace(/( \([^(]*)?$/, `, ${texts.usual_rate}$1`);
  const block = /^module_block_(\d+)_(type|fbk|quantity)$/.exec(column);
  if (block) return fill(texts.block[block[2] as 'type'], block[1] ?? '');
  const other = /^module_other_(\d+)_(\w+)$/.exec(column);
  if (other) return fill(texts.other[other[2] as 'name'], other[1] ?? '');
  const number = (name: string) => Number(name.replace('_', '.')).toLocaleString(language);
  const mortar = /^module_mortar_([\d_]+)$/.exec(column);
  if (mortar) return fill(texts.materials.mortar, number(mortar[1] ?? ''));
  const [, element = '', material = '', strength = ''] =
    /^module_([a-z]+)(?:_grout)?_(concrete|steel|grout)_(\d+)$/.exec(column) ??
    /^foundation_([a-z_]+?)_(concrete|steel|form|area)_?(\d*)(?:area)?$/.exec(column) ??
    [];
  const name = (texts.elements as Texts)[element];
  // Before "_grout_20" stands its position; its steel is labelled like any other.
  const kind = material === 'steel' && isPrestressing(Number(strength)) ? 'strand' : material;
  const text = (texts.materials as Texts)[/_grout_\d+$/.test(column) ? 'grout' : kind];
  return name === undefined || text === undefined ? undefined : `${name}: ${fill(text, strength)}`;
}

/** The heading of a column for people, with its unit. */
export const headingOf = (column: string, language: Language): string =>
  (serviceTexts[language].imports.headings as Texts)[column] ?? composed(column, language) ?? column;

/** Without the unit in brackets, which people leave out. */
const withoutUnit = (heading: string) => heading.replace(/\s*\([^)]*\)\s*$/, '');

const columns = new Map<string, string>(
  allColumns.flatMap((column) =>
    languages.flatMap((language) => {
      const heading = headingOf(column, language);
      return [heading, withoutUnit(heading)].map((text): [string, string] => [folded(text), column]);
    }),
  ),
);

/** The column of a heading: by its code, or by its heading in any language with or without the unit. */
export function columnOf(heading: string): string {
  const code = heading.trim().toLowerCase();
  return allColumns.includes(code) ? code : (columns.get(folded(heading)) ?? code);
}

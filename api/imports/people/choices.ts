import { brazilianStates } from '#domain/project/states.ts';
import { type Language, languages } from '#domain/texts/messages.ts';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { technologyNames } from '#domain/structures/technology/technologyAppearance.ts';
import { slabSystemName } from '#domain/structures/concrete/slabSystemNames.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { otherUnits } from '#domain/structures/otherMaterials.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { serviceTexts } from '../../serviceTexts.ts';
import { foundationTypeColumn } from '../foundationColumns.ts';
import { blockColumns, blockSlots, otherColumns, otherSlots, slabSystemColumn } from '../columns.ts';
import { folded } from './folded.ts';

/** Labels of the codes that a column takes. */
type Labels = (language: Language) => Readonly<Record<string, string>>;

const labelsOf =
  <Code extends string>(list: readonly Code[], nameOf: (code: Code, language: Language) => string): Labels =>
  (language) =>
    Object.fromEntries(list.map((code) => [code, nameOf(code, language)]));

const choicesIn = (language: Language) => serviceTexts[language].imports.choices;
const labelled = new Map<string, Labels>([
  ['project_phase', (language) => choicesIn(language).project_phase],
  ['project_building_type', (language) => choicesIn(language).project_building_type],
  ['floor_category', (language) => choicesIn(language).floor_category],
  ['module_type', labelsOf(technologies, (code, language) => technologyNames[code][language])],
  [slabSystemColumn, labelsOf(slabSystems, slabSystemName)],
  [foundationTypeColumn, labelsOf(foundationTypes, foundationName)],
  ...otherSlots.map(otherColumns).flatMap(({ purpose, unit }): [string, Labels][] => [
    [purpose, (language) => choicesIn(language).other_purpose],
    [unit, labelsOf(otherUnits, unitText)],
  ]),
]);
const blockTypeColumns: readonly string[] = blockSlots.map((slot) => blockColumns(slot).type);

/** A cell for readers: codes as labels. */
export const labelOf = (column: string, value: string | number, language: Language): string | number =>
  labelled.get(column)?.(language)[value] ?? value;

/** The allowed values of a column, as labels; null where it is free. */
export function choicesOf(column: string, language: Language): readonly string[] | null {
  const labels = labelled.get(column);
  if (labels !== undefined) return Object.values(labels(language));
  if (column === 'project_state') return brazilianStates.map(({ code }) => code);
  return blockTypeColumns.includes(column) ? blockTypes : null;
}

/** Codes by themselves and by their labels. */
const byText = (named: readonly (readonly [code: string, label: string])[]): Map<string, string> =>
  new Map(named.flatMap(([code, label]) => [code, label].map((text) => [folded(text), code])));

/** Codes by themselves and by their labels in any language, ignoring accents and case. */
const codes = new Map<string, Map<string, string>>([
  ...[...labelled].map(([column, labels]): [string, Map<string, string>] => [
    column,
    byText(languages.flatMap((language) => Object.entries(labels(language)))),
  ]),
  ...blockTypeColumns.map((column): [string, Map<string, string>] => [
    column,
    byText(blockTypes.map((type) => [type, type])),
  ]),
  ['project_state', byText(brazilianStates.map(({ code, name }) => [code, name]))],
]);

/** The code that a text or a label in any language stands for; other texts come back unchanged. */
export const codeOf = (column: string, text: string): string => codes.get(column)?.get(folded(text)) ?? text;

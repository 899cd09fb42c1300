import { brazilianStates } from '#domain/project/states.ts';
import { type Language, languages } from '#domain/texts/messages.ts';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import { technologyNames } from '#domain/structures/technologyAppearance.ts';
import { slabSystemName } from '#domain/structures/slabSystemNames.ts';
import { slabSystems } from '#domain/structures/slabSystem.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { otherUnits } from '#domain/structures/otherMaterials.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { foundationTypeColumn } from '../foundationColumns.ts';
import { blockColumns, blockSlots, otherColumns, otherSlots, slabSystemColumn } from '../columns.ts';
import { folded } from './folded.ts';
import { purposeTexts } from './otherTexts.ts';

type Labels = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What the screens call the codes a column takes. */
export const choiceLabels = {
  project_phase: {
    preliminary_study: {
      'pt-BR': 'Estudo preliminar',
      'en-US': 'Preliminary study',
      'es-ES': 'Estudio preliminar',
      'ru-RU': 'Предварительный проект',
    },
    not_defined: {
      'pt-BR': 'Não definida',
      'en-US': 'Not defined',
      'es-ES': 'No definida',
      'ru-RU': 'Не определена',
    },
    basic_project: {
      'pt-BR': 'Projeto básico',
      'en-US': 'Basic project',
      'es-ES': 'Proyecto básico',
      'ru-RU': 'Базовый проект',
    },
    executive_project: {
      'pt-BR': 'Projeto executivo',
      'en-US': 'Executive project',
      'es-ES': 'Proyecto ejecutivo',
      'ru-RU': 'Рабочий проект',
    },
    released_for_construction: {
      'pt-BR': 'Liberado para obra',
      'en-US': 'Released for construction',
      'es-ES': 'Liberado para obra',
      'ru-RU': 'Выдан в производство',
    },
  },
  project_building_type: {
    residential: {
      'pt-BR': 'Residencial',
      'en-US': 'Residential',
      'es-ES': 'Residencial',
      'ru-RU': 'Жилое',
    },
    mixed: {
      'pt-BR': 'Misto',
      'en-US': 'Mixed-use',
      'es-ES': 'Mixto',
      'ru-RU': 'Смешанное',
    },
    corporate: {
      'pt-BR': 'Corporativo',
      'en-US': 'Corporate',
      'es-ES': 'Corporativo',
      'ru-RU': 'Офисное',
    },
  },
  floor_category: {
    standard_floor: {
      'pt-BR': 'Pavimento tipo',
      'en-US': 'Typical floor',
      'es-ES': 'Planta tipo',
      'ru-RU': 'Типовой этаж',
    },
    ground_floor: {
      'pt-BR': 'Térreo',
      'en-US': 'Ground floor',
      'es-ES': 'Planta baja',
      'ru-RU': 'Первый этаж',
    },
    basement_floor: {
      'pt-BR': 'Subsolo',
      'en-US': 'Basement',
      'es-ES': 'Sótano',
      'ru-RU': 'Подвал',
    },
    penthouse_floor: {
      'pt-BR': 'Cobertura',
      'en-US': 'Penthouse',
      'es-ES': 'Ático',
      'ru-RU': 'Пентхаус',
    },
  },
  module_type: technologyNames,
} as const satisfies Record<string, Labels>;

/** The codes of a list with what each is called. */
const labelsOf = <Code extends string>(
  list: readonly Code[],
  nameOf: (code: Code, language: Language) => string,
): Labels =>
  Object.fromEntries(
    list.map((code) => [
      code,
      Object.fromEntries(languages.map((language) => [language, nameOf(code, language)])) as Record<
        Language,
        string
      >,
    ]),
  );

const unitLabels = labelsOf(otherUnits, unitText);
const otherLabels = otherSlots.map(otherColumns).flatMap(({ purpose, unit }): [string, Labels][] => [
  [purpose, purposeTexts],
  [unit, unitLabels],
]);
const labelled = new Map<string, Labels>([
  ...Object.entries(choiceLabels),
  [slabSystemColumn, labelsOf(slabSystems, slabSystemName)],
  [foundationTypeColumn, labelsOf(foundationTypes, foundationName)],
  ...otherLabels,
]);
const blockTypeColumns: readonly string[] = blockSlots.map((slot) => blockColumns(slot).type);

/** A cell as its reader would write it: codes by their labels. */
export const labelOf = (column: string, value: string | number, language: Language): string | number =>
  labelled.get(column)?.[value]?.[language] ?? value;

/** What may stand in a column, as its reader would write it; null where it is free. */
export function choicesOf(column: string, language: Language): readonly string[] | null {
  const labels = labelled.get(column);
  if (labels !== undefined) return Object.values(labels).map((texts) => texts[language]);
  if (column === 'project_state') return brazilianStates.map(({ code }) => code);
  return blockTypeColumns.includes(column) ? blockTypes : null;
}

/** Codes by what is written for them in any language, accents and case apart. */
const codes = new Map<string, Map<string, string>>([
  ...[...labelled].map(([column, labels]): [string, Map<string, string>] => [
    column,
    new Map(
      Object.entries(labels).flatMap(([code, texts]) =>
        languages.map((language) => [folded(texts[language]), code]),
      ),
    ),
  ]),
  ['project_state', new Map(brazilianStates.map(({ code, name }) => [folded(name), code]))],
]);

/** The code a label in any language stands for; what is no label comes back as it is. */
export const codeOf = (column: string, text: string): string => codes.get(column)?.get(folded(text)) ?? text;

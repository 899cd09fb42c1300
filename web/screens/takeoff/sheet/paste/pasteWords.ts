import { type ConcreteField, concreteNames } from '#domain/structures/concrete/concreteNames.ts';
import { allDimensions, dimensionsOf } from '#domain/structures/dimensions.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { foldText } from '#domain/texts/searchText.ts';
import { foundationDimension, isFoundationElement } from '../foundationRows.ts';
import type { SheetElement } from '../sheetRows.ts';

export const plain = (text: string) => foldText(text).trim();

type Words<T> = readonly (readonly [T, RegExp])[];
const find = <T>(list: Words<T>, text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(plain(text)))?.[0];

const elements: Words<SheetElement> = [
  // Parts of a foundation first: a cap is a "bloco", a grade beam a "viga".
  ['raft', /radier|\braft|platea|losa de cimentac|плитн\p{L}* фундамент/u],
  ['pile_caps', /bloco\w*(?: de)? (?:coroamento|fundac|estaca)|pile ?cap|encepad|ростверк/],
  ['piles', /estaca|\bpiles?\b|pilote|сва[яий]/],
  ['grade_beams', /baldrame|grade ?beam|viga\w* de (?:fundac|cimentac)|фундаментн\p{L}* балк/u],
  ['tie_beams', /(?:viga|cinta)\w* de (?:travamento|equilibrio|amarrac)|tie ?beam|viga riostra/],
  ['footings', /sapata|footing|zapata/],
  ['caissons', /tubul[ao]|caisson|кессон/],
  ['retaining_walls', /contencao|contencion|arrimo|cortina|retaining|подпорн/],
  ['horizontal_grout', /(?:graute|grout|раствор\p{L}* заполн).*(?:horiz|canalet|cinta|bond|гориз)/u],
  ['vertical_grout', /graute|\bgrout|\bfgk/],
  ['mortar', /argamassa|mortar|mortero|кладочн\p{L}* раствор|\bfak/u],
  ['blocks', /bloco|block|bloque|блок|compensador|canaleta|\bfbk/],
  ['columns', /pilar|column|колонн/],
  ['beams', /viga|beam|балк|ригел/],
  ['slabs', /laje|slab|losa|forjado|плит|перекрыт|^(?:piso|suelo|floor)s?:/],
  ['walls', /parede|wall|muro|стен/],
];
export const elementOf = (text: string) => find(elements, text);

/** What a number of a table is: an amount of a material, something of an element, or what tells other numbers apart. */
export type PasteUse =
  | 'rate'
  | 'formwork'
  | 'span'
  | 'thickness'
  | 'area'
  | 'count'
  | 'steel'
  | 'concrete'
  | 'strength'
  | 'unit'
  | 'group';

/** Rates must not be added up, so they come first. Formwork comes before concrete: "forma de concreto". */
const uses: Words<PasteUse> = [
  ['rate', /\btaxa|cuantia|\bratio\b|\brate\b|расход|(?:kgf?|кг|\bt|m3|m³|м3|м³|m2|m²)\s*\/\s*[mм]/],
  ['formwork', /forma|formwork|encofr|опалуб/],
  ['unit', /^unid(?:ade|ad)?\.?$|^unit$|^un\.?$|^ед\.?$/],
  ['group', /paviment|andar|grupo|^floor|storey|level|nivel|planta|этаж/],
  ['strength', /^f[cgab]k|mpa|classe|^class|^clase|resist|класс/],
  ['span', /\bvao\b|\bspan|\bluz\b|пролет/],
  ['thickness', /espess|thick|espesor|толщин/],
  ['count', /qtd|quant|\bqty|cant|\bcount|contagem|recuento|numero|nº|n°|number|кол/],
  ['steel', /aco\b|steel|acero|armad|rebar|\bca\b|\bca-?\d|сталь|армат/],
  ['concrete', /concret|vol|m3|m³|м3|м³|hormig|бетон|объем|graut|grout|argamassa|mortar|mortero/],
  ['area', /\barea|площад/],
];
export const pasteUseOf = (text: string) => find(uses, text);

/** "Total", "Subtotal dos pilares", "Pilares total"; "Peso total + 10 %" is what a thing weighs. */
export const isSum = (text: string) =>
  /^(?:(?:sub-?|grand )?total|soma|sum)(?!\p{L})|^(?:итого|всего|сумма)/u.test(plain(text)) ||
  (elementOf(text) !== undefined && /(?<!\p{L})total$/u.test(plain(text.replaceAll(/\(.*?\)/g, ''))));
/** "Aço total (kg)" is a sum where other columns have its parts. */
export const isTotalHeading = (text: string) => /(?<!\p{L})tota[il]|всего|итого/u.test(plain(text));

const units: Partial<Record<PasteUse, Words<number>>> = {
  formwork: [[1e-4, /(?:cm|см)[²2]/]],
  area: [[1e-4, /(?:cm|см)[²2]/]],
  thickness: [
    [0.1, /(?<!\p{L})(?:mm|мм)(?![\p{L}\d])/u],
    [100, /(?<!\p{L})[mм](?![\p{L}\d²³])/u],
  ],
  span: [
    [0.001, /(?<!\p{L})(?:mm|мм)(?![\p{L}\d])/u],
    [0.01, /(?<!\p{L})(?:cm|см)(?![\p{L}\d²³])/u],
  ],
};
/** What a number beside the materials is to be multiplied by to be in the sheet's unit: m² of areas, cm, m of spans. */
export const unitFactor = (use: PasteUse, text: string): number => find(units[use] ?? [], text) ?? 1;

/** The number beside the materials that a use of an element is in a technology; null where there is none. */
export function dimensionNamed(use: PasteUse, element: SheetElement, technology: ModuleType): string | null {
  if (isFoundationElement(element)) return foundationDimension(use, element);
  if (isFoundationType(technology)) return null;
  const isIt = ([, each]: [string, { use: string; of?: ConcreteField }]) =>
    each.use === use && each.of !== undefined && concreteNames[each.of].element === element;
  const own = Object.entries(dimensionsOf(technology)).find(isIt);
  return (own ?? Object.entries(allDimensions).find(isIt))?.[0] ?? null;
}

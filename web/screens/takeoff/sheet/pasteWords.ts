import type { Technology } from '#domain/technology.ts';
import { sheetFigures, type SheetElement } from './sheetRows.ts';

export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

type Words<T> = readonly (readonly [T, RegExp])[];
const find = <T>(list: Words<T>, text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(plain(text)))?.[0];

const elements: Words<SheetElement> = [
  ['horizontal_grout', /(?:graute|grout|раствор\w* заполн).*(?:horiz|canalet|cinta|bond)/],
  ['vertical_grout', /graute|\bgrout|\bfgk/],
  ['mortar', /argamassa|mortar|mortero|кладочн\w* раствор|\bfak/],
  ['blocks', /bloco|block|bloque|блок|compensador|canaleta|\bfbk/],
  ['columns', /pilar|column|колонн/],
  ['beams', /viga|beam|балк|ригел/],
  ['slabs', /laje|slab|losa|плит|перекрыт/],
  ['walls', /parede|wall|muro|стен/],
];
export const elementOf = (text: string) => find(elements, text);

/** What a figure of a table is: an amount of a material, something of an element, or what tells other figures apart. */
export type PasteUse =
  'form' | 'span' | 'thickness' | 'area' | 'count' | 'steel' | 'concrete' | 'strength' | 'unit' | 'group';

/** Formwork is often "forma de concreto", so that it comes first; the sum of a row is nothing new. */
const uses: Words<PasteUse> = [
  ['form', /forma|formwork|encofr|опалуб/],
  ['unit', /^unid(?:ade|ad)?\.?$|^unit$|^un\.?$|^ед\.?$/],
  ['group', /paviment|andar|grupo|^floor|storey|level|nivel|planta|этаж/],
  ['strength', /^f[cgab]k|mpa|classe|^class|^clase|resist|класс/],
  ['span', /\bvao\b|\bspan|\bluz\b|пролет/],
  ['thickness', /espess|thick|espesor|толщин/],
  ['count', /qtd|quant|\bqty|cant|count|numero|nº|n°|number|кол/],
  ['steel', /aco\b|steel|acero|armad|rebar|\bca\b|\bca-?\d|сталь|армат/],
  ['concrete', /concret|vol|m3|m³|м3|м³|hormig|бетон|объем|graut|grout|argamassa|mortar|mortero/],
  ['area', /\barea|площад/],
];
export const useOf = (text: string) => find(uses, text);

export const isSum = (text: string) =>
  /(?:^|[^\p{L}])(?:sub-?)?total|^soma\b|^sum\b|итого|сумма/u.test(plain(text));

const figures: Readonly<Partial<Record<PasteUse, Partial<Record<SheetElement, readonly string[]>>>>> = {
  form: {
    columns: ['formColumns'],
    beams: ['formBeams'],
    slabs: ['formSlabs', 'slabFormArea'],
    walls: ['wallFormArea'],
  },
  span: { beams: ['averageBeamSpan'], slabs: ['averageSlabSpan'] },
  thickness: { walls: ['wallThickness'], slabs: ['slabThickness'] },
  area: { walls: ['wallArea'], slabs: ['slabArea'] },
  count: { columns: ['columnNumber'] },
};

/** The figure beside the materials that a use of an element is in a technology; null where there is none. */
export function figureNamed(use: PasteUse, element: SheetElement, technology: Technology): string | null {
  const names = figures[use]?.[element] ?? [];
  return names.find((name) => name in sheetFigures[technology]) ?? names[0] ?? null;
}

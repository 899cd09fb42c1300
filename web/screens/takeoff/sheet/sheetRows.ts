import { allDimensions, dimensionsOf, dimensionUnit } from '#domain/structures/dimensions.ts';
import { type QuantityKind, quantityKinds } from '#domain/materials/quantityKinds.ts';
import { technologyRules } from '#domain/structures/technology/technologyRules.ts';
import { foundationElementNames, foundationParts } from '#domain/foundation/foundationParts.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import {
  initialParts,
  foundationDimensions,
  foundationDimensionsOf,
  isFoundationElement,
} from './foundationRows.ts';

/** What a row is about; `dimensions` are the numbers beside the materials. */
const sheetElements = [
  'columns',
  'beams',
  'walls',
  'slabs',
  'vertical_grout',
  'horizontal_grout',
  'mortar',
  'blocks',
  ...foundationElementNames,
  'dimensions',
] as const;
export type SheetElement = (typeof sheetElements)[number];

type RowKind = QuantityKind | 'dimension';
const kinds: readonly string[] = [...Object.keys(quantityKinds), 'dimension'];

/** A row of the sheet: a class of a material in an element, or a dimension. `strength` MPa, of steel its class. */
export type SheetRow = {
  key: string;
  element: SheetElement;
  kind: RowKind;
  strength: number;
  block: string;
  dimension: string;
  unit: string;
};

/** What an element is made of beside its steel. */
export function materialOf(element: SheetElement): Exclude<QuantityKind, 'steel'> {
  if (element === 'blocks' || element === 'mortar') return element;
  return element.endsWith('_grout') ? 'grout' : 'concrete';
}

/** All that its rows may be of. */
export const kindsOf = (element: SheetElement): QuantityKind[] =>
  element === 'blocks' || element === 'mortar' ? [element] : [materialOf(element), 'steel'];

/** Key of a class of a material: `columns|concrete|30`, `blocks|blocks|6|inteiro (14x19x39)`. */
export const materialKey = (element: SheetElement, kind: RowKind, strength: number, block = '') =>
  `${element}|${kind}|${strength}${block === '' ? '' : `|${block}`}`;
export const dimensionKey = (name: string) => `dimensions|dimension|${name}`;

const known = new Map<string, SheetRow>();

/** The row a key stands for. */
export function rowOf(key: string): SheetRow {
  const found = known.get(key);
  if (found !== undefined) return found;
  const [element, kind, name = '', block = ''] = key.split('|') as [SheetElement, RowKind, string?, string?];
  const isDimension = kind === 'dimension';
  const dimension = isDimension ? name : '';
  const ofFoundation = name in foundationDimensions ? 'm²' : '';
  const unit = isDimension ? (dimensionUnit(name) ?? ofFoundation) : quantityKinds[kind].unit;
  const row = { key, element, kind, strength: isDimension ? 0 : Number(name), block, dimension, unit };
  known.set(key, row);
  return row;
}

/** Whether a technology, or a kind of foundation, has what the row is about. */
export function applies({ element, dimension }: SheetRow, technology: ModuleType): boolean {
  if (isFoundationType(technology))
    return element === 'dimensions'
      ? foundationDimensionsOf(technology).includes(dimension)
      : (foundationParts(technology) as readonly string[]).includes(element);
  const { elements, optionalElements } = technologyRules[technology];
  return element === 'dimensions'
    ? dimension in dimensionsOf(technology)
    : [...elements, ...optionalElements].some((each) => each === element);
}

/** The rows an element starts with. */
const usualRowsOf = (element: Exclude<SheetElement, 'dimensions'>): string[] =>
  kindsOf(element).map((kind) => {
    const isGround = kind === 'concrete' && isFoundationElement(element) && element !== 'raft';
    const block = kind === 'blocks' ? 'inteiro (14x19x39)' : '';
    return materialKey(element, kind, isGround ? 25 : quantityKinds[kind].usual, block);
  });

/** The rows a technology, or a kind of foundation, starts with, as far as `rows` has none of the same element and kind yet. */
export function usualRows(technology: ModuleType, rows: readonly string[]): string[] {
  const kindOf = (key: string) => key.split('|', 2).join('|');
  const there = new Set(rows.filter((key) => !key.startsWith('dimensions')).map(kindOf));
  const isFoundation = isFoundationType(technology);
  const elements = isFoundation ? initialParts(technology) : technologyRules[technology].elements;
  const shown = new Set<string | undefined>([...elements, ...rows.map((key) => rowOf(key).element)]);
  const names = isFoundation
    ? foundationDimensionsOf(technology).filter((name) => shown.has(foundationDimensions[name]?.of))
    : Object.keys(dimensionsOf(technology));
  const dimensions = names.map(dimensionKey);
  const usual = elements.flatMap(usualRowsOf);
  return [...usual.filter((key) => !there.has(kindOf(key))), ...dimensions];
}

/** Rows in the order of the sheet, each once. */
export function inOrder(keys: Iterable<string>): string[] {
  const dimensions = [...Object.keys(allDimensions), ...Object.keys(foundationDimensions)];
  const rank = (row: SheetRow) => [
    sheetElements.indexOf(row.element),
    kinds.indexOf(row.kind),
    dimensions.indexOf(row.dimension),
    row.strength,
  ];
  return [...new Set(keys)].toSorted((a, b) => {
    const [one, other] = [rank(rowOf(a)), rank(rowOf(b))];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? a.localeCompare(b) : (one[at] ?? 0) - (other[at] ?? 0);
  });
}

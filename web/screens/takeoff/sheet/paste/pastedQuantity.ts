import type { Language } from '#domain/texts/messages.ts';
import { type QuantityKind, quantityKinds } from '#domain/materials/quantityKinds.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { namedBlock } from '#domain/takeoff/namedBlock.ts';
import { namedSteelClass, namedStrength } from '#domain/takeoff/namedStrength.ts';
import { factorTo, unitOf } from '../../../../editors/moduleEditor/quantityTable/pasteUnits.ts';
import type { LabelledCell } from './pastedCells.ts';
import { digitsOf } from './pastedNumbers.ts';
import { pastedStrength } from './pastedStrength.ts';
import { elementOf, unitFactor, type PasteUse, pasteUseOf } from './pasteWords.ts';
import { materialOf, type SheetElement } from '../sheetRows.ts';

/** What a number of a table is; `strength` MPa, of steel its class, null where the table does not name it. */
export type PastedQuantity = {
  element: SheetElement;
  use: PasteUse;
  strength: number | null;
  block: string;
  value: number;
};

/** What the texts about a number say it is, in the sheet's unit; null where they say too little or conflict. */
export function pastedQuantity(
  { text, labels, headings, over, inColumns, isCount }: LabelledCell,
  isGroup: (heading: string) => boolean,
  language: Language,
): PastedQuantity | null {
  const texts = [...labels, ...headings];
  const element = [...texts, ...over].map(elementOf).find((each) => each !== undefined);
  const number = parseLocaleNumber(digitsOf(text), language);
  if (element === undefined || number === null) return null;
  const unit = unitAbout({ text, labels, headings, inColumns });
  if (unit === 'two') return null;
  const suffix = text.replace(digitsOf(text), '').trim();
  // "30 MPa" is no volume, whatever stands above it.
  const isInAnother = suffix !== '' && unitOf(suffix) === undefined;
  const uses = [...headings, ...labels].map(pasteUseOf).filter((each) => each !== undefined);
  if (uses.includes('rate')) return null;
  // "Quantidade" is used for everything, so it comes last.
  const given = isCount
    ? 'count'
    : uses.find((each) => !['strength', 'unit', 'group', 'count'].includes(each));
  const byUnit = unit === 'kg' || unit === 't' ? 'steel' : unit && 'concrete';
  // "Pilares C30" means concrete, as a column of fck does, unless a heading says something else that is not known.
  const isClass =
    materialOf(element) !== 'concrete' ||
    over.some((each) => /^fck/i.test(each)) ||
    texts.some((each) => namedStrength(each) !== null);
  const isKnown = headings.every((each) => isGroup(each) || elementOf(each) || namedStrength(each) !== null);
  const count = uses.includes('count') ? 'count' : null;
  const use = given ?? byUnit ?? count ?? (isClass && isKnown ? 'concrete' : null);
  if (use === null) return null;
  const material = use === 'steel' ? 'steel' : materialOf(element);
  if (material === 'steel') {
    const grade = [...texts, inColumns.strength ?? ''].find((each) =>
      /\bC[AP]\b|\bC[AP]-?\d|[ABАВ]\s?\d{3}/i.test(each),
    );
    const value = isInAnother ? null : amountIn('steel', unit, number);
    const strength = grade === undefined ? null : namedSteelClass(grade, 50);
    return value === null ? null : { element, use, strength, block: '', value };
  }
  const strength = pastedStrength(inColumns.strength ?? '', texts, material === 'concrete');
  if (material === 'blocks') {
    const block = texts.map(namedBlock).find((each) => each !== null);
    const thousands = [...headings, inColumns.unit ?? ''].some((each) =>
      /(?:^|\P{L})(?:mil|тыс)/iu.test(each),
    );
    return block == null ? null : { element, use, strength, block, value: number * (thousands ? 1000 : 1) };
  }
  if (use !== 'concrete' && material === 'concrete') {
    const factor = unitFactor(use, [suffix, ...headings, ...labels.map(unitTextOf)].join(' '));
    return { element, use, strength, block: '', value: number * factor };
  }
  const value = isInAnother ? null : amountIn(material, unit, number);
  return value === null ? null : { element, use: 'concrete', strength, block: '', value };
}

/** Only the bracketed part of a label may be a unit: a "Viga T" weighs no tonnes. */
const unitTextOf = (label: string) => /[([]([^)\]]*)[)\]]|,\s*(\S+)$/.exec(label)?.[0] ?? '';

/** The unit named for a number, in its cell and row before its heading; 'two' where heading and label disagree. */
function unitAbout({
  text,
  labels,
  headings,
  inColumns,
}: Pick<LabelledCell, 'text' | 'labels' | 'headings' | 'inColumns'>) {
  const own = unitOf(text.replace(digitsOf(text), '')) ?? unitOf(inColumns.unit ?? '');
  if (own !== undefined) return own;
  const first = (texts: string[]) => texts.map(unitOf).find((each) => each !== undefined);
  const above = first(headings);
  const beside = first(labels.map(unitTextOf));
  return above !== undefined && beside !== undefined && above !== beside ? 'two' : (above ?? beside);
}

function amountIn(kind: QuantityKind, unit: ReturnType<typeof unitOf>, amount: number) {
  const { amount: name, identity } = quantityKinds[kind];
  const factor = factorTo(name, unit, identity);
  return factor === null ? null : amount * factor;
}

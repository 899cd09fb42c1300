import { dimensionsOf, formDimensions } from '#domain/structures/dimensions.ts';
import type {
  ElementValues,
  QuantityRow,
  StructureValues,
} from '../../../editors/moduleEditor/values/structureValues.ts';
import { fckRange } from '#domain/limits.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology.ts';
import type { StructureColumn } from './foundationColumn.ts';
import type { CellValue } from './sheet.ts';
import { dimensionKey, materialKey, rowOf, type SheetElement } from './sheetRows.ts';

const concreteFields = {
  columns: 'concreteColumns',
  beams: 'concreteBeams',
  walls: 'concreteWalls',
  slabs: 'concreteSlabs',
} as const;
type ConcreteSheetElement = keyof typeof concreteFields;
const concreteElements = Object.keys(concreteFields) as ConcreteSheetElement[];

const isFilled = (value: unknown): value is CellValue =>
  typeof value === 'number' || typeof value === 'string';

/** The cells of a structure as a form holds it, by row; `assumed`: the rows with a usual amount and no takeoff. */
export function cellsOf(
  technology: Technology,
  values: StructureValues,
): { cells: Record<string, CellValue>; assumed: string[] } {
  const cells: Record<string, CellValue> = {};
  const assumed: string[] = [];
  const put = (key: string, value: unknown, mark?: boolean) => {
    if (isFilled(value)) cells[key] = value;
    if (mark === true) assumed.push(key);
  };
  const steel = (element: SheetElement, rows: readonly QuantityRow[]) => {
    for (const { ca, mass, assumed: mark } of rows)
      put(materialKey(element, 'steel', Number(ca)), mass, mark);
  };
  const structure = values[technology] as unknown as Record<string, unknown>;
  for (const element of concreteElements) {
    const given = structure[concreteFields[element]] as ElementValues | undefined;
    for (const { fck, customFck, volume, assumed: mark } of given?.volumes ?? [])
      put(materialKey(element, 'concrete', Number(customFck ?? fck)), volume, mark);
    steel(element, given?.steel ?? []);
  }
  const ofForm = formDimensions(technology);
  for (const name of Object.keys(dimensionsOf(technology)))
    // A dimension that nobody entered is stored as 0, and shown as an empty cell.
    if (structure[name] !== 0 || !ofForm.includes(name)) put(dimensionKey(name), structure[name]);
  if (technology !== 'structural_masonry') return { cells, assumed };
  const { grout, mortar, blocks } = values.structural_masonry.masonry;
  for (const { position, volumes, steel: bars } of grout) {
    const element = `${position}_grout` as const;
    for (const { fgk, volume } of volumes) put(materialKey(element, 'grout', Number(fgk)), volume);
    steel(element, bars);
  }
  for (const { fak, volume } of mortar) put(materialKey('mortar', 'mortar', Number(fak)), volume);
  for (const { type, fbk, quantity, assumed: mark } of blocks)
    put(materialKey('blocks', 'blocks', Number(fbk), String(type)), quantity, mark);
  return { cells, assumed };
}

/** What a structure fills in a column. */
export function columnContent(values: StructureValues) {
  const technology = values.technology as Technology;
  const { otherMaterials: others, slabSystem } = values[technology];
  const slabs = slabSystem === '' ? {} : { slabSystem };
  return { technology, ...slabs, ...cellsOf(technology, values), others };
}

/** A column as the structure a form would hold, and which row stands at each path of it. */
export type ColumnStructure = { data: Record<string, unknown>; rows: Map<string, string> };

export const concreteRow = (strength: number, volume: CellValue): QuantityRow =>
  strength >= fckRange.min && strength <= fckRange.max
    ? { fck: strength, volume }
    : { fck: undefined, customFck: strength, volume };

/** The structure of one floor a column stands for, complete or not. */
export function structureOf({
  technology,
  slabSystem,
  cells,
  assumed = [],
  others = [],
}: StructureColumn): ColumnStructure {
  const rows = new Map<string, string>();
  const list = (
    element: SheetElement,
    kind: string,
    path: string,
    make: (key: string, value: CellValue) => QuantityRow,
  ) =>
    Object.entries(cells)
      .filter(([key]) => rowOf(key).element === element && rowOf(key).kind === kind)
      .map(([key, value], at) => {
        rows.set(`${path}.${at}`, key);
        return assumed.includes(key) ? { ...make(key, value), assumed: true } : make(key, value);
      });
  const steel = (element: SheetElement, path: string) =>
    list(element, 'steel', `${path}.steel`, (key, mass) => ({
      ca: rowOf(key).strength,
      mass,
    }));
  const shared = { slabSystem, otherMaterials: others } satisfies Record<keyof SharedFields, unknown>;
  const data: Record<string, unknown> = { ...shared };
  for (const element of concreteElements) {
    const path = concreteFields[element];
    data[path] = {
      volumes: list(element, 'concrete', `${path}.volumes`, (key, volume) =>
        concreteRow(rowOf(key).strength, volume),
      ),
      steel: steel(element, path),
    };
  }
  for (const name of Object.keys(dimensionsOf(technology))) {
    rows.set(name, dimensionKey(name));
    data[name] = cells[dimensionKey(name)];
  }
  if (technology !== 'structural_masonry') return { data, rows };
  const grout = (['vertical', 'horizontal'] as const).flatMap((position) => {
    const element = `${position}_grout` as const;
    const isUsed = Object.keys(cells).some((key) => rowOf(key).element === element);
    return isUsed ? [{ position, element }] : [];
  });
  data['masonry'] = {
    grout: grout.map(({ position, element }, at) => {
      const path = `masonry.grout.${at}`;
      const volumes = list(element, 'grout', `${path}.volumes`, (key, volume) => ({
        fgk: rowOf(key).strength,
        volume,
      }));
      return { position, volumes, steel: steel(element, path) };
    }),
    mortar: list('mortar', 'mortar', 'masonry.mortar', (key, volume) => ({
      fak: rowOf(key).strength,
      volume,
    })),
    blocks: list('blocks', 'blocks', 'masonry.blocks', (key, quantity) => ({
      type: rowOf(key).block,
      fbk: rowOf(key).strength,
      quantity,
    })),
  };
  return { data, rows };
}

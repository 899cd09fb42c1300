import { concreteNames, concreteFieldsInResultOrder } from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, dimensionsRequiredByForm } from '#domain/structures/dimensions.ts';
import { groutPositions } from '#domain/structures/groutPositions.ts';
import type { QuantityKind } from '#domain/materials/quantityKinds.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { ElementValues } from '../../../editors/moduleEditor/values/elementFormValues.ts';
import type { StructureValues } from '../../../editors/moduleEditor/values/structureValues.ts';
import type { StructureColumn } from './foundationColumn.ts';
import { cellWriter, rowsIn } from './materialCells.ts';
import { sharedCells, sharedValues } from './sharedCells.ts';
import type { CellValue } from './sheet.ts';
import { dimensionKey, rowOf, type SheetElement } from './sheetRows.ts';

/** The cells of a structure as a form holds it, by row; `assumed`: the rows with a usual amount and no takeoff. */
export function cellsOf(
  technology: Technology,
  values: StructureValues,
): { cells: Record<string, CellValue>; assumed: string[] } {
  const { cells, assumed, put, putRows } = cellWriter();
  const structure = values[technology] as unknown as Record<string, unknown>;
  for (const name of concreteFieldsInResultOrder(technology)) {
    const given = structure[name] as ElementValues | undefined;
    putRows(concreteNames[name].element, 'concrete', given?.volumes);
    putRows(concreteNames[name].element, 'steel', given?.steel);
  }
  const ofForm = dimensionsRequiredByForm(technology);
  for (const name of Object.keys(dimensionsOf(technology)))
    // A dimension that nobody entered is stored as 0, and shown as an empty cell.
    if (structure[name] !== 0 || !ofForm.includes(name)) put(dimensionKey(name), structure[name]);
  if (technology !== 'structural_masonry') return { cells, assumed };
  const { grout, mortar, blocks } = values.structural_masonry.masonry;
  for (const { position, volumes, steel } of grout) {
    putRows(`${position}_grout`, 'grout', volumes);
    putRows(`${position}_grout`, 'steel', steel);
  }
  putRows('mortar', 'mortar', mortar);
  putRows('blocks', 'blocks', blocks);
  return { cells, assumed };
}

/** What a structure fills in a column. */
export function columnContent(values: StructureValues) {
  const technology = values.technology as Technology;
  return { technology, ...sharedCells(values[technology]), ...cellsOf(technology, values) };
}

/** A column as the structure a form would hold, and which row stands at each path of it. */
export type ColumnStructure = { data: Record<string, unknown>; rows: Map<string, string> };

/** The structure of one floor a column stands for, complete or not. */
export function structureOf(column: StructureColumn): ColumnStructure {
  const { technology, cells } = column;
  const rows = new Map<string, string>();
  const list = (element: SheetElement, kind: QuantityKind, path: string) =>
    rowsIn(column, element, kind).map(({ key, row }, at) => {
      rows.set(`${path}.${at}`, key);
      return row;
    });
  const filled = (element: SheetElement, kind: 'concrete' | 'grout', path: string) => ({
    volumes: list(element, kind, `${path}.volumes`),
    steel: list(element, 'steel', `${path}.steel`),
  });
  const data: Record<string, unknown> = sharedValues(column);
  for (const name of concreteFieldsInResultOrder(technology))
    data[name] = filled(concreteNames[name].element, 'concrete', name);
  for (const name of Object.keys(dimensionsOf(technology))) {
    rows.set(name, dimensionKey(name));
    data[name] = cells[dimensionKey(name)];
  }
  if (technology !== 'structural_masonry') return { data, rows };
  const used = groutPositions.filter((position) =>
    Object.keys(cells).some((key) => rowOf(key).element === `${position}_grout`),
  );
  data['masonry'] = {
    grout: used.map((position, at) => ({
      position,
      ...filled(`${position}_grout`, 'grout', `masonry.grout.${at}`),
    })),
    mortar: list('mortar', 'mortar', 'masonry.mortar'),
    blocks: list('blocks', 'blocks', 'masonry.blocks'),
  };
  return { data, rows };
}

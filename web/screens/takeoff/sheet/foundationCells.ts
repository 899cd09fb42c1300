import {
  type FoundationElementName,
  foundationOf,
  foundationParts,
  isCastPart,
  partIn,
} from '#domain/foundation/foundationParts.ts';
import { type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { camelCase, snakeCase } from '#domain/wireNames.ts';
import {
  type CastValues,
  emptyFoundation,
  type FoundationValues,
  type PartValues,
} from '../../../editors/foundationEditor/foundationValues.ts';
import { foundationDimension } from './foundationRows.ts';
import { cellWriter, rowsIn } from './materialCells.ts';
import type { CellValue, SheetColumn } from './sheet.ts';
import { dimensionKey, materialKey, rowOf } from './sheetRows.ts';

type Parts = Record<string, PartValues | CastValues | CellValue | undefined>;

/** Without the tail of a binary fraction: area and thickness come back as they were entered. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** The cells of a foundation as its form holds it; `assumed`: the rows with a usual amount and no takeoff. */
export function foundationCells(type: FoundationType, values: FoundationValues) {
  const { cells, assumed, put, putRows } = cellWriter();
  const parts = values[type] as unknown as Parts;
  for (const part of foundationParts(type)) {
    const given = partIn(type, parts, camelCase(part)) as PartValues | CastValues | undefined;
    putRows(part, 'steel', given?.steel);
    if (given === undefined) continue;
    if ('volumes' in given) {
      putRows(part, 'concrete', given.volumes);
      put(dimensionKey(foundationDimension('formwork', part) ?? ''), given.formArea);
      continue;
    }
    const concrete = materialKey(part, 'concrete', Number(given.fck ?? parts['fck']));
    if (part !== 'raft') put(concrete, given.volume);
    else if (typeof given.area === 'number' && typeof given.thickness === 'number') {
      put(concrete, tidy(given.area * given.thickness));
      put(dimensionKey('raftArea'), given.area);
    }
  }
  return { cells, assumed };
}

/** The foundation a column stands for as its form would hold it, complete or not. */
export function foundationValuesOf(column: SheetColumn): FoundationValues {
  const { cells } = column;
  const type = column.technology as FoundationType;
  const partOf = (part: FoundationElementName): PartValues | CastValues => {
    const volumes = rowsIn(column, part, 'concrete');
    const steel = rowsIn(column, part, 'steel').map(({ row }) => row);
    if (isCastPart(type, part)) {
      const formArea = cells[dimensionKey(foundationDimension('formwork', part) ?? '')];
      return { volumes: volumes.map(({ row }) => row), steel, formArea };
    }
    const key = volumes[0]?.key;
    const [fck, volume] = key === undefined ? [] : [rowOf(key).strength, cells[key]];
    if (part !== 'raft') return { volume, fck, steel };
    const area = cells[dimensionKey('raftArea')];
    const isKnown = typeof volume === 'number' && typeof area === 'number' && area > 0;
    return { area, thickness: isKnown ? tidy(volume / area) : undefined, fck, steel };
  };
  // The strength of the whole is that of the first part; each part has its own.
  const [first] = foundationParts(type);
  const fck = first === undefined || isCastFoundation(type) ? undefined : (partOf(first) as PartValues).fck;
  const parts = foundationOf(type, fck, ({ name }) => partOf(snakeCase(name) as FoundationElementName));
  return { ...emptyFoundation(), type, [type]: parts };
}

/** Second classes of concrete in parts that are kept with one. */
export function secondClasses(column: SheetColumn): string[] {
  const type = column.technology as FoundationType;
  const ofOneClass = foundationParts(type).filter((part) => !isCastPart(type, part));
  return ofOneClass.flatMap((part) => rowsIn(column, part, 'concrete').slice(1)).map(({ key }) => key);
}

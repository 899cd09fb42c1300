import type { FoundationElementName } from '#domain/foundation/foundationElements.ts';
import { foundationParts, isCastPart } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { camelCase } from '#domain/wireNames.ts';
import {
  type CastValues,
  emptyFoundation,
  type FoundationValues,
  type PartValues,
} from '../../../editors/foundationEditor/foundationValues.ts';
import type { QuantityRow } from '../../../editors/moduleEditor/values/structureValues.ts';
import { concreteRow } from './columnStructure.ts';
import { foundationDimension } from './foundationRows.ts';
import type { CellValue, SheetColumn } from './sheet.ts';
import { dimensionKey, materialKey, rowOf } from './sheetRows.ts';

type Parts = Record<string, PartValues | CastValues | CellValue | undefined>;

/** Without the tail of a binary fraction: area and thickness come back as they were entered. */
const tidy = (value: number) => Number(value.toPrecision(12));

const isFilled = (value: unknown): value is CellValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Where the form holds a part: a raft by itself is the foundation. */
const held = (type: FoundationType, part: FoundationElementName, parts: Parts) =>
  (type === 'raft_foundation' && part === 'raft' ? parts : parts[camelCase(part)]) as
    PartValues | CastValues | undefined;

/** The cells of a foundation as its form holds it; `assumed`: the rows with a usual amount and no takeoff. */
export function foundationCells(type: FoundationType, values: FoundationValues) {
  const cells: Record<string, CellValue> = {};
  const assumed: string[] = [];
  const put = (key: string, value: unknown, mark?: boolean) => {
    if (isFilled(value)) cells[key] = value;
    if (mark === true) assumed.push(key);
  };
  const parts = values[type] as unknown as Parts;
  for (const part of foundationParts(type)) {
    const given = held(type, part, parts);
    for (const { ca, mass, assumed: mark } of given?.steel ?? [])
      put(materialKey(part, 'steel', Number(ca)), mass, mark);
    if (given === undefined) continue;
    if ('volumes' in given) {
      for (const { fck, customFck, volume, assumed: mark } of given.volumes)
        put(materialKey(part, 'concrete', Number(customFck ?? fck)), volume, mark);
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
export function foundationValuesOf({ technology, cells, assumed = [] }: SheetColumn): FoundationValues {
  const type = technology as FoundationType;
  const rowsOf = (part: FoundationElementName, kind: 'concrete' | 'steel') =>
    Object.entries(cells).filter(([key]) => rowOf(key).element === part && rowOf(key).kind === kind);
  const marked = (key: string, row: QuantityRow): QuantityRow =>
    assumed.includes(key) ? { ...row, assumed: true } : row;
  const steelOf = (part: FoundationElementName) =>
    rowsOf(part, 'steel').map(([key, mass]) => marked(key, { ca: rowOf(key).strength, mass }));
  const partOf = (part: FoundationElementName): PartValues | CastValues => {
    const volumes = rowsOf(part, 'concrete');
    const steel = steelOf(part);
    if (isCastPart(type, part)) {
      const formArea = cells[dimensionKey(foundationDimension('formwork', part) ?? '')];
      const rows = volumes.map(([key, volume]) => marked(key, concreteRow(rowOf(key).strength, volume)));
      return { volumes: rows, steel, formArea };
    }
    const [[key, volume] = [undefined, undefined]] = volumes;
    const fck = key === undefined ? undefined : rowOf(key).strength;
    if (part !== 'raft') return { volume, fck, steel };
    const area = cells[dimensionKey('raftArea')];
    const isKnown = typeof volume === 'number' && typeof area === 'number' && area > 0;
    return { area, thickness: isKnown ? tidy(volume / area) : undefined, fck, steel };
  };
  const parts: Parts = {};
  for (const part of foundationParts(type)) {
    const made = partOf(part);
    if (type === 'raft_foundation' && part === 'raft') Object.assign(parts, made);
    else parts[camelCase(part)] = made;
  }
  // The strength of the whole is that of the first part; each part tells its own.
  const [first] = foundationParts(type);
  if (!isCastFoundation(type) && first !== undefined) parts['fck'] ??= (partOf(first) as PartValues).fck;
  return { ...emptyFoundation(), type, [type]: parts };
}

/** Second classes of concrete in parts that are kept with one. */
export const secondClasses = ({ technology, cells }: SheetColumn): string[] =>
  foundationParts(technology as FoundationType)
    .filter((part) => !isCastPart(technology as FoundationType, part))
    .flatMap((part) =>
      Object.keys(cells)
        .filter((key) => rowOf(key).element === part && rowOf(key).kind === 'concrete')
        .slice(1),
    );

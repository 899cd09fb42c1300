import { type FoundationData, foundationSchema } from '#domain/foundation/foundation.ts';
import {
  type FoundationElementName,
  foundationElementNames,
  foundationParts,
  isCastPart,
  requiredParts,
} from '#domain/foundation/foundationParts.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { type FoundationType, foundationTypes, isFoundationType } from '#domain/foundation/foundationType.ts';
import { withoutEmpty } from '#domain/structures/dialect.ts';
import { camelCase } from '#domain/wireNames.ts';
import { missingSteelNotes } from './missingSteelNotes.ts';
import {
  foundationColumns,
  foundationTypeColumn,
  partColumns,
  partFormColumn,
  partStem,
  raftAreaColumn,
} from './foundationColumns.ts';
import { importMessage } from './importTexts.ts';
import { below, RowBuilder } from './rowBuilder.ts';
import { type Fault, isFilled, type SheetRow } from './sheetRows.ts';

/** Checked quantities of a foundation. */
export type RowFoundation = { type: FoundationType; data: FoundationData };

/** Whether a row has anything of a foundation. */
export const hasFoundation = (row: SheetRow) =>
  row.text(foundationTypeColumn) !== undefined || foundationColumns.some((column) => isFilled(row, column));

/** The foundation a row describes, null where it has none; faults go to `report`, concrete without steel to `note`. */
export function foundationOfRow(
  row: SheetRow,
  report: (fault: Fault) => void,
  note: (note: Fault) => void,
): RowFoundation | null {
  if (!hasFoundation(row)) return null;
  const fault = (column: string, message: string) => report({ row: row.row, column, message });
  const filled = foundationElementNames.filter((part) =>
    partColumns(part).some((column) => isFilled(row, column)),
  );
  const type = kindOf(row.text(foundationTypeColumn), filled);
  if (type === null) {
    fault(foundationTypeColumn, importMessage('foundation_type'));
    return null;
  }
  const foreign = filled.filter((part) => !foundationParts(type).includes(part)).flatMap(partColumns);
  for (const column of foreign.filter((each) => isFilled(row, each)))
    fault(column, importMessage('foreign_part'));
  const from = new FoundationBuilder(row, type);
  for (const column of from.secondClasses) fault(column, 'foundation.part.one_class');
  const parsed = foundationSchema(type).safeParse(from.data);
  if (parsed.success) {
    if (foreign.length > 0 || from.secondClasses.length > 0) return null;
    for (const each of missingSteelNotes(row, foundationQuantities(type, parsed.data))) note(each);
    return { type, data: parsed.data };
  }
  // A raft without its area also lacks its thickness: report one fault per column.
  const faults = new Map(
    parsed.error.issues.toReversed().map(({ path, message }) => [from.columnAt(path.join('.')), message]),
  );
  for (const [column = foundationTypeColumn, message] of faults) fault(column, message);
  return null;
}

/** The named kind, else the first that has the filled-in parts. */
function kindOf(named: string | undefined, filled: readonly FoundationElementName[]): FoundationType | null {
  if (named !== undefined) return isFoundationType(named) ? named : null;
  const fits = (kind: FoundationType) =>
    filled.every((part) => foundationParts(kind).includes(part)) &&
    requiredParts(kind).every((part) => filled.includes(part));
  return foundationTypes.find(fits) ?? null;
}

type Part = { volumes?: { fck?: number; volume?: number }[]; steel?: object[] };

/** Quantities of a foundation from the columns of its parts, unchecked. */
class FoundationBuilder extends RowBuilder {
  readonly data: object;
  /** Columns of a second strength in parts that have only one. */
  readonly secondClasses: string[] = [];

  constructor(row: SheetRow, type: FoundationType) {
    super(row);
    const [first, ...others] = foundationParts(type);
    const whole = first !== undefined && type === 'raft_foundation' ? this.raft('') : undefined;
    const named = (whole === undefined ? foundationParts(type) : others).map((part) => [
      camelCase(part),
      this.part(type, part),
    ]);
    const parts = Object.fromEntries(named) as Record<string, { fck?: number } | undefined>;
    // The strength of the whole is that of the first part; each part gives its own.
    const fck = first === undefined || isCastPart(type, first) ? undefined : parts[camelCase(first)]?.fck;
    this.data = withoutEmpty({ fck, ...whole, ...parts });
  }

  private part(type: FoundationType, part: FoundationElementName): object | undefined {
    const path = camelCase(part);
    if (isCastPart(type, part)) return this.cast(path, part);
    const made = part === 'raft' ? this.raft(path) : this.plain(path, part);
    return Object.keys(made).length === 0 ? undefined : made;
  }

  private cast(path: string, part: FoundationElementName): object | undefined {
    const formArea = this.number(`${path}.formArea`, partFormColumn(part));
    const concrete = this.concrete(path, partStem(part));
    if (concrete === undefined && formArea === undefined) return undefined;
    return { volumes: [], ...concrete, ...(formArea === undefined ? {} : { formArea }) };
  }

  private plain(path: string, part: FoundationElementName): { volume?: number; fck?: number } {
    const { volumes = [], steel }: Part = this.concrete(path, partStem(part)) ?? {};
    const [first, ...others] = volumes;
    for (const { fck } of others) this.secondClasses.push(`${partStem(part)}_concrete_${fck}`);
    for (const name of ['fck', 'volume'])
      this.origins.set(below(path, name), this.columnAt(below(path, 'volumes.0')) ?? '');
    return withoutEmpty({ fck: first?.fck, volume: first?.volume, steel });
  }

  /** Its thickness is its volume divided by its area. */
  private raft(path: string): object {
    const { volume, ...rest } = this.plain(path, 'raft');
    const area = this.number(below(path, 'area'), raftAreaColumn);
    const isKnown = typeof volume === 'number' && typeof area === 'number' && area > 0;
    const thickness = isKnown ? Number((volume / area).toPrecision(12)) : undefined;
    const missing = volume === undefined ? this.columnAt(below(path, 'volume')) : raftAreaColumn;
    this.origins.set(below(path, 'thickness'), missing ?? '');
    return withoutEmpty({ area, thickness, ...rest });
  }
}

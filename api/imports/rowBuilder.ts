import { fckRange } from '#domain/limits.ts';
import { isWithin } from '#domain/range.ts';
import { assumedColumn, concreteColumns, steelColumns } from './materialColumns.ts';
import type { SheetRow } from './sheetRows.ts';

type ClassColumn = { column: string; strength: number; assumed?: boolean };

/** Above the usual strengths, concrete is a custom one. */
function ofStrength(row: object): object {
  const { fck } = row as { fck: number };
  return isWithin(fck, fckRange) ? row : { ...row, customFck: fck };
}

/** A name below a path; the root path is empty. */
export const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Builds quantities from columns and remembers the column of each. Empty classes, or 0, are left out. */
export class RowBuilder {
  readonly row: SheetRow;
  readonly origins = new Map<string, string>();

  constructor(row: SheetRow) {
    this.row = row;
  }

  number(path: string, column: string): number | string | undefined {
    this.origins.set(path, column);
    return this.row.number(column);
  }

  /** `{name: amount}` from its column, or marked from that of assumed amounts; amounts in both are added and marked. */
  amount(path: string, name: string, column: string): object {
    const usual = assumedColumn(column);
    const [measured, more] = [this.number(below(path, name), column), this.row.number(usual)];
    if (more === undefined || more === 0) return { [name]: measured };
    if (typeof more === 'number' && typeof measured === 'number')
      return { [name]: measured + more, assumed: true };
    // A text is left for the rules to refuse, at its column.
    if (measured === undefined) this.origins.set(below(path, name), usual);
    return { [name]: measured ?? more, assumed: true };
  }

  /** Rows like `{fck, volume}`, one per class filled in. */
  classes(path: string, strength: string, amount: string, columns: ClassColumn[]): object[] {
    const filled = columns.filter(({ column }) => ![undefined, 0].includes(this.row.number(column) as never));
    this.origins.set(path, columns[0]?.column ?? '');
    return filled.map((entry, index) => {
      this.origins.set(`${path}.${index}`, entry.column);
      const mark = entry.assumed && { assumed: true };
      return { [strength]: entry.strength, [amount]: this.row.number(entry.column), ...mark };
    });
  }

  /** Concrete and steel from the columns that begin with `stem`; undefined where none is filled in. */
  concrete(path: string, stem: string): { volumes: object[]; steel?: object[] } | undefined {
    const volumes = this.classes(below(path, 'volumes'), 'fck', 'volume', concreteColumns(stem));
    const steel = this.classes(below(path, 'steel'), 'ca', 'mass', steelColumns(stem));
    this.origins.set(path, concreteColumns(stem)[0]?.column ?? '');
    if (volumes.length === 0 && steel.length === 0) return undefined;
    return { volumes: volumes.map(ofStrength), ...(steel.length === 0 ? {} : { steel }) };
  }

  /** The column of a path, or of its nearest parent. */
  columnAt(path: string): string | undefined {
    const found = this.origins.get(path);
    if (found !== undefined || path === '') return found;
    return this.columnAt(path.slice(0, Math.max(path.lastIndexOf('.'), 0)));
  }
}

import type { IfcAPI } from 'web-ifc';

/** One line of the file by attribute name. The functions below read the values. */
export type Line = Readonly<Record<string, unknown>> & { expressID: number; type: number };

type IfcValue = { type?: unknown; value?: unknown };

const ifcValue = (value: unknown) => (typeof value === 'object' && value !== null ? (value as IfcValue) : {});

/** The number of a value, possibly infinite; null where there is none. */
export function anyNumber(value: unknown): number | null {
  const inner = typeof value === 'number' ? value : ifcValue(value).value;
  return typeof inner === 'number' ? inner : null;
}

/** The finite number a value holds, null where there is none. */
export function numberOf(value: unknown): number | null {
  const number = anyNumber(value);
  return number !== null && Number.isFinite(number) ? number : null;
}

export function textOf(value: unknown): string {
  const inner = typeof value === 'string' ? value : ifcValue(value).value;
  return typeof inner === 'string' ? inner.trim() : '';
}

const reference = 5;

/** The line a value refers to. */
export function refOf(value: unknown): number | null {
  const { type, value: id } = ifcValue(value);
  return type === reference && typeof id === 'number' ? id : null;
}

export const refsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap((each) => refOf(each) ?? []) : [];

/** An opened file: lines by number and by kind. */
export class IfcLines {
  readonly api: IfcAPI;
  readonly model: number;

  constructor(api: IfcAPI, model: number) {
    this.api = api;
    this.model = model;
  }

  /** The numbers of all lines of a kind and of the kinds derived from it. */
  ids(kind: number): number[] {
    return [...this.api.GetLineIDsWithType(this.model, kind, true)];
  }

  /** A line; null where the file refers to one it lacks, or one the library cannot read. */
  line(id: number | null): Line | null {
    if (id === null) return null;
    try {
      return (this.api.GetLine(this.model, id) as Line | undefined) ?? null;
    } catch {
      return null;
    }
  }

  /** Whether an argument of a line is filled in, even if unreadable. */
  isStated(id: number, argument: number): boolean {
    const { arguments: all } = this.api.GetRawLineData(this.model, id);
    return (all as unknown[])[argument] !== null;
  }

  kindOf(id: number): string {
    const type = Number(this.api.GetLineType(this.model, id));
    return Number.isFinite(type) ? this.api.GetNameFromTypeCode(type) : '';
  }

  *lines(kind: number): Generator<Line> {
    for (const id of this.ids(kind)) {
      const line = this.line(id);
      if (line !== null) yield line;
    }
  }
}

/** The result of a row of the sheet; row 1 is the header. */
export type OutcomeRow = {
  readonly row: number;
  readonly projectId: string | null | undefined;
  readonly errors: readonly { readonly column: string; readonly message: string }[];
  readonly notes: readonly { readonly message: string }[];
};

/** A project that a sheet would create. */
export type PlannedProject = {
  readonly name: string;
  readonly isFaulty: boolean;
  readonly units: readonly {
    readonly name: string;
    readonly floors: number;
    readonly area: number;
    readonly options: readonly {
      readonly name: string;
      readonly modules: number;
      readonly foundation?: string | null | undefined;
    }[];
  }[];
};

export type Fault = { row: number; column: string; message: string };

/** Rows without and with faults, the faults one by one from the top, the projects made and the notes, each once. */
export function importOutcome(rows: readonly OutcomeRow[]) {
  const faults: Fault[] = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ row, column, message })),
  );
  const faulty = rows.filter(({ errors }) => errors.length > 0).length;
  const rowNotes = rows.flatMap(({ row, notes }) => notes.map(({ message }) => ({ row, message })));
  return {
    good: rows.length - faulty,
    faulty,
    faults: faults.toSorted((a, b) => a.row - b.row),
    /** Each message with its rows. */
    notes: [...Map.groupBy(rowNotes, ({ message }) => message)].map(([message, of]) => ({
      message,
      rows: [...new Set(of.map(({ row }) => row))],
    })),
    projects: [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))],
  };
}

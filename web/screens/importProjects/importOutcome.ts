/** What became of a row of the sheet; row 1 is the header. */
export type OutcomeRow = {
  readonly row: number;
  readonly projectId: string | null | undefined;
  readonly errors: readonly { readonly column: string; readonly message: string }[];
};

/** What would be made of a sheet. */
export type PlannedProject = {
  readonly name: string;
  readonly isFaulty: boolean;
  readonly units: readonly {
    readonly name: string;
    readonly floors: number;
    readonly area: number;
    readonly options: readonly { readonly name: string; readonly modules: number }[];
  }[];
};

export type Fault = { row: number; column: string; message: string };

/** Rows without and with faults, the faults one by one from the top, and the projects made, each once. */
export function importOutcome(rows: readonly OutcomeRow[]) {
  const faults: Fault[] = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ row, column, message })),
  );
  const faulty = rows.filter(({ errors }) => errors.length > 0).length;
  return {
    good: rows.length - faulty,
    faulty,
    faults: faults.toSorted((a, b) => a.row - b.row),
    projects: [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))],
  };
}

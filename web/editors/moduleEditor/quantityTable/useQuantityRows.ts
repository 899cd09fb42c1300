import { useEffect, useRef, useState, type RefObject } from 'react';
import { get, useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { QuantityRow } from '../values/elementFormValues.ts';
import { focusCell } from './tableKeys.ts';
import { type PastedGrid, withPasted } from './pasteGrid.ts';
import { customStrengthRow, duplicateRow, newRow, type QuantityTableKind } from './tables.ts';

type Options = {
  form: UseFormReturn;
  name: string;
  kind: QuantityTableKind;
  /** The list may become empty. */
  optional: boolean;
  table: RefObject<HTMLElement | null>;
};

/** Rows of a quantity table and what can be done with them; the cursor follows. */
export function useQuantityRows({ form, name, kind, optional, table }: Options) {
  const { fields, append, insert, remove, replace } = useFieldArray({ control: form.control, name });
  const [isLast, setIsLast] = useState(false);
  const cellToFocus = useRef<{ row: number; column: number } | null>(null);
  useEffect(() => {
    if (cellToFocus.current !== null)
      focusCell(table.current, cellToFocus.current.row, cellToFocus.current.column);
    cellToFocus.current = null;
  });
  const rows = () => (form.getValues(name) ?? []) as QuantityRow[];
  // A change elsewhere may have fixed a fault in the list: no class twice.
  const check = () => {
    if (get(form.formState.errors, name) !== undefined) void form.trigger(name);
  };
  const focusAt = (row: number, column: number) => {
    cellToFocus.current = { row, column };
  };
  const options = { shouldFocus: false };
  return {
    fields,
    /** Somebody tried to delete the only row of a list that needs one. */
    isLast,
    check,
    add: () => {
      setIsLast(false);
      focusAt(fields.length, kind.columns.length - 1);
      append(newRow(kind, rows()), options);
    },
    addCustomStrength: () => {
      setIsLast(false);
      focusAt(fields.length, 0);
      append(customStrengthRow(kind, rows()), options);
    },
    addStrand: () => {
      setIsLast(false);
      focusAt(fields.length, kind.columns.length - 1);
      append({ [kind.identity]: kind.strand, mass: undefined }, options);
    },
    duplicate: (index: number) => {
      setIsLast(false);
      focusAt(index + 1, 0);
      insert(index + 1, duplicateRow(kind, rows(), index), options);
    },
    remove: (index: number) => {
      if (fields.length === 1 && !optional) return setIsLast(true);
      focusAt(Math.max(0, index - 1), 0);
      remove(index);
      check();
    },
    paste: ({ rows: pasted }: PastedGrid, from: number) => {
      const next = [...rows()];
      for (const [index, cells] of pasted.entries()) {
        next[from + index] = withPasted(next[from + index] ?? newRow(kind, next), cells);
      }
      focusAt(from + pasted.length - 1, 0);
      replace(next);
      void form.trigger(name);
    },
  };
}

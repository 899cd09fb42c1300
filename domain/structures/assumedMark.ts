import { z } from 'zod';
import { encodeMessage } from '../texts/messages.ts';

/** Marks a usual amount; absent for measured ones. */
export type Assumed = { assumed?: boolean };

/** The mark as a body has it; only `true` sets it. */
export const assumedMark = z.boolean(encodeMessage('general.invalid')).nullish();

/** A row with its mark where it has one. */
export function withMark<Row extends object>(row: Row, assumed: boolean | null | undefined): Row & Assumed {
  return assumed === true ? { ...row, assumed } : row;
}

import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { totalsShape, insideWithTotals, versionedShape, versionShape } from '../quantities/quantitiesWire.ts';
import { idWire } from '../rest/wire.ts';

const type = z.enum(foundationTypes);

/** The fields of a foundation beside its totals that every service sends, and those that only the bundled one adds. */
const foundationShape = { ...versionedShape, type };

/** A foundation beside the modules of its option, or by itself; `totals` and `consumption` are of the whole. */
const toRow = insideWithTotals(foundationShape);

export const foundationRowWire = z.object({ ...foundationShape, ...totalsShape }).transform(toRow);

/** The quantities of the valid version lie flat among the other fields, and become `data` here. */
const foundationAloneWire = z
  .looseObject({ ...foundationShape, ...totalsShape })
  .transform((sent) => ({ row: toRow(sent), data: { ...sent } as Record<string, unknown> }));

const foundationVersionShape = {
  ...versionShape,
  id: idWire,
  version: z.number(),
  type,
  is_valid: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
};

const foundationVersionWire = z
  .object({ ...foundationVersionShape, ...totalsShape })
  .transform(insideWithTotals(foundationVersionShape));

export const foundationReply = z.object({
  module: foundationAloneWire,
  versions: z.array(foundationVersionWire).nullish(),
});
export const foundationVersionReply = z.object({ version: foundationVersionWire });

export type FoundationRow = z.output<typeof foundationRowWire>;
export type FoundationVersionRow = z.output<typeof foundationVersionWire>;
export type FoundationReply = z.output<typeof foundationReply>;

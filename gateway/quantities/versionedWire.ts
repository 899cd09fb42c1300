import { z } from 'zod';
import { insideRow, type Sent } from '../rest/rowWire.ts';
import { idWire } from '../rest/wire.ts';
import { consumptionWire, totalsIn, type totalsShape } from './quantitiesWire.ts';

const text = z.string().nullish();

/** What a service sends of anything that has quantities and versions, a module or a foundation, beside its totals. */
export const versionedShape = {
  id: idWire,
  consumption: consumptionWire,
  version: z.number().nullish(),
  version_id: idWire.nullish(),
  version_name: text,
  version_updated_at: text,
  revision: z.number().nullish(),
  created_at: text,
  updated_at: text,
};

/** What a service sends of a version of either, beside its totals. */
export const versionShape = {
  name: text,
  description: text,
  data: z.record(z.string(), z.unknown()).nullish(),
  revision: z.number().nullish(),
};

/** Out of a checked row that carries totals flat beside the fields of `shape`: these as named inside, and `totals`. */
export function insideWithTotals<Shape extends z.core.$ZodShape>(shape: Shape) {
  const named = insideRow(shape);
  return (row: Sent<Shape> & Sent<typeof totalsShape>) => ({ ...named(row), totals: totalsIn(row) });
}

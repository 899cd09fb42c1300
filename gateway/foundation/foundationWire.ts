import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { consumptionWire, totalsIn, totalsShape } from '../quantities/quantitiesWire.ts';
import { idWire } from '../rest/wire.ts';

const text = z.string().nullish();
const type = z.enum(foundationTypes);

/** What every service with foundations sends of one, and what only the bundled one adds. */
const foundationShape = {
  id: idWire,
  type,
  /** of the whole foundation */
  consumption: consumptionWire,
  ...totalsShape,
  version: z.number().nullish(),
  version_id: idWire.nullish(),
  version_name: text,
  revision: z.number().nullish(),
  created_at: text,
  updated_at: text,
};

type SentFoundation = z.output<z.ZodObject<typeof foundationShape>>;

/** A foundation beside the modules of its option, or alone; `totals` and `consumption` are the whole of it. */
const toRow = (sent: SentFoundation) => ({
  id: sent.id,
  type: sent.type,
  consumption: sent.consumption,
  totals: totalsIn(sent),
  version: sent.version,
  versionId: sent.version_id,
  versionName: sent.version_name,
  revision: sent.revision,
  createdAt: sent.created_at,
  updatedAt: sent.updated_at,
});

export const foundationRowWire = z.object(foundationShape).transform(toRow);

/** The quantities of the valid version lie flat beside the rest, and are `data` here. */
const foundationAloneWire = z
  .looseObject(foundationShape)
  .transform((sent) => ({ row: toRow(sent), data: { ...sent } as Record<string, unknown> }));

const foundationVersionWire = z
  .object({
    id: idWire,
    version: z.number(),
    name: text,
    description: text,
    type,
    is_valid: z.boolean(),
    data: z.record(z.string(), z.unknown()).nullish(),
    ...totalsShape,
    revision: z.number().nullish(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .transform((sent) => ({
    id: sent.id,
    version: sent.version,
    name: sent.name,
    description: sent.description,
    type: sent.type,
    isValid: sent.is_valid,
    data: sent.data,
    totals: totalsIn(sent),
    revision: sent.revision,
    createdAt: sent.created_at,
    updatedAt: sent.updated_at,
  }));

export const foundationReply = z.object({
  module: foundationAloneWire,
  versions: z.array(foundationVersionWire).nullish(),
});
export const foundationVersionReply = z.object({ version: foundationVersionWire });

export type FoundationRow = z.output<typeof foundationRowWire>;
export type FoundationVersionRow = z.output<typeof foundationVersionWire>;
export type FoundationReply = z.output<typeof foundationReply>;

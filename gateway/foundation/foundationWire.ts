import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { toVersion, toVersioned, versionedShape, versionShape } from '../quantities/versionedWire.ts';
import { idWire } from '../rest/wire.ts';

const type = z.enum(foundationTypes);

/** What every service with foundations sends of one, and what only the bundled one adds. */
const foundationShape = { ...versionedShape, type };

type SentFoundation = z.output<z.ZodObject<typeof foundationShape>>;

/** A foundation beside the modules of its option, or alone; `totals` and `consumption` are the whole of it. */
const toRow = (sent: SentFoundation) => ({ ...toVersioned(sent), type: sent.type });

export const foundationRowWire = z.object(foundationShape).transform(toRow);

/** The quantities of the valid version lie flat beside the rest, and are `data` here. */
const foundationAloneWire = z
  .looseObject(foundationShape)
  .transform((sent) => ({ row: toRow(sent), data: { ...sent } as Record<string, unknown> }));

const foundationVersionWire = z
  .object({
    ...versionShape,
    id: idWire,
    version: z.number(),
    type,
    is_valid: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .transform((sent) => ({
    ...toVersion(sent),
    id: sent.id,
    version: sent.version,
    type: sent.type,
    isValid: sent.is_valid,
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

import { technologySchema } from '#domain/technologySchema.ts';
import { z } from 'zod';
import { consumptionWire, totalsIn, totalsShape } from '../quantities/quantitiesWire.ts';
import { idWire } from '../rest/wire.ts';

const text = z.string().nullish();
const ids = z.array(idWire).nullish();

/** What every generation of the service sends of a module, and what only the bundled one adds. */
const moduleShape = {
  id: idWire,
  type: technologySchema,
  name: text,
  floor_repetition: z.number().nullish(),
  floor_ids: ids,
  outdated: z.boolean().nullish(),
  /** per floor */
  consumption: consumptionWire,
  ...totalsShape,
  version: z.number().nullish(),
  version_id: idWire.nullish(),
  version_name: text,
  revision: z.number().nullish(),
  created_at: text,
  updated_at: text,
};

type SentModule = z.output<z.ZodObject<typeof moduleShape>>;

/** A module in the list of an option, or alone. `consumption` is per floor, `totals` over all its floors. */
const toRow = (sent: SentModule) => ({
  id: sent.id,
  type: sent.type,
  name: sent.name,
  floorRepetition: sent.floor_repetition,
  floorIds: sent.floor_ids,
  outdated: sent.outdated,
  consumption: sent.consumption,
  totals: totalsIn(sent),
  version: sent.version,
  versionId: sent.version_id,
  versionName: sent.version_name,
  revision: sent.revision,
  createdAt: sent.created_at,
  updatedAt: sent.updated_at,
});

export const moduleRowWire = z.object(moduleShape).transform(toRow);

/** A module alone: the quantities of its valid version lie flat beside the rest, and are `data` here. */
const moduleAloneWire = z
  .looseObject(moduleShape)
  .transform((sent) => ({ ...toRow(sent), data: { ...sent } }));

/** A version of a module; `data` per floor, totals over all the module's floors. */
const versionRowWire = z
  .object({
    id: idWire.nullish(),
    version: z.number().nullish(),
    name: text,
    description: text,
    type: technologySchema,
    is_valid: z.boolean().nullish(),
    data: z.record(z.string(), z.unknown()).nullish(),
    consumption: consumptionWire,
    ...totalsShape,
    revision: z.number().nullish(),
    created_at: text,
    updated_at: text,
  })
  .transform((sent) => ({
    id: sent.id,
    version: sent.version,
    name: sent.name,
    description: sent.description,
    type: sent.type,
    isValid: sent.is_valid,
    data: sent.data,
    consumption: sent.consumption,
    totals: totalsIn(sent),
    revision: sent.revision,
    createdAt: sent.created_at,
    updatedAt: sent.updated_at,
  }));

/** Three generations: `{module}`, `{versions}`, or both. */
export const moduleReply = z
  .object({ module: moduleAloneWire.nullish(), versions: z.array(versionRowWire).nullish() })
  .refine(
    ({ module, versions }) => module != null || (versions?.length ?? 0) > 0,
    'neither module nor versions',
  );

export const versionReply = z.object({ version: versionRowWire });

export type ModuleRow = z.output<typeof moduleRowWire>;
export type VersionWire = z.output<typeof versionRowWire>;
export type ModuleReply = z.output<typeof moduleReply>;

import { technologySchema } from '#domain/technology.ts';
import { z } from 'zod';
import { consumptionWire, totalsShape } from '../quantities/quantitiesWire.ts';
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

/** A module in the list of an option. */
export const moduleRowWire = z.object(moduleShape);

/** A module alone: the quantities of its valid version lie flat beside the rest. */
const moduleAloneWire = z.looseObject(moduleShape);

/** A version of a module; totals over all its floors. */
export const versionRowWire = z.object({
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
});

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

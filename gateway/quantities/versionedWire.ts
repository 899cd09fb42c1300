import { z } from 'zod';
import { idWire } from '../rest/wire.ts';
import { consumptionWire, totalsIn, totalsShape } from './quantitiesWire.ts';

const text = z.string().nullish();

/** What a service sends of anything that has quantities and versions: a module, a foundation. */
export const versionedShape = {
  id: idWire,
  consumption: consumptionWire,
  ...totalsShape,
  version: z.number().nullish(),
  version_id: idWire.nullish(),
  version_name: text,
  revision: z.number().nullish(),
  created_at: text,
  updated_at: text,
};

/** The same by the names used inside. */
export const toVersioned = (sent: z.output<z.ZodObject<typeof versionedShape>>) => ({
  id: sent.id,
  consumption: sent.consumption,
  totals: totalsIn(sent),
  version: sent.version,
  versionId: sent.version_id,
  versionName: sent.version_name,
  revision: sent.revision,
  createdAt: sent.created_at,
  updatedAt: sent.updated_at,
});

/** What a service sends of a version of either. */
export const versionShape = {
  name: text,
  description: text,
  data: z.record(z.string(), z.unknown()).nullish(),
  ...totalsShape,
  revision: z.number().nullish(),
};

/** The same by the names used inside. */
export const toVersion = (sent: z.output<z.ZodObject<typeof versionShape>>) => ({
  name: sent.name,
  description: sent.description,
  data: sent.data,
  totals: totalsIn(sent),
  revision: sent.revision,
});

import { technologySchema } from '#domain/structures/technology/technologySchema.ts';
import { z } from 'zod';
import {
  consumptionWire,
  totalsShape,
  insideWithTotals,
  versionedShape,
  versionShape,
} from '../quantities/quantitiesWire.ts';
import { slabSystemWire } from '../version/structureWire.ts';
import { idWire, listOf, metadataWire, insideRow } from '../rest/wire.ts';

const text = z.string().nullish();
const ids = listOf(idWire).optional();

/** Fields of a module beside its totals: those of every generation, and those only the bundled service adds. */
const moduleShape = {
  ...versionedShape,
  type: technologySchema,
  name: text,
  floor_repetition: z.number().nullish(),
  floor_ids: ids,
  outdated: z.boolean().nullish(),
  slab_type: slabSystemWire,
  avg_slab_span: z.number().nullish(),
};

/** A module in the list of an option, or alone. `consumption` is per floor, `totals` over all its floors. */
const toRow = insideWithTotals(moduleShape);

export const moduleRowWire = z.object({ ...moduleShape, ...totalsShape }).transform(toRow);

/** A module by itself: the quantities of its valid version lie flat among the other fields, and become `data` here. */
const moduleAloneWire = z
  .looseObject({ ...moduleShape, ...totalsShape })
  .transform((sent) => ({ ...toRow(sent), data: { ...sent } }));

const moduleVersionShape = {
  ...versionShape,
  id: idWire.nullish(),
  version: z.number().nullish(),
  type: technologySchema,
  is_valid: z.boolean().nullish(),
  consumption: consumptionWire,
  created_at: text,
  updated_at: text,
};

const versionInside = insideWithTotals(moduleVersionShape);

/** A version of a module; `data` per floor, totals over all the module's floors. */
const versionRowWire = z.object({ ...moduleVersionShape, ...totalsShape }).transform(versionInside);

/** The three generations: `{module}`, `{versions}`, or both. */
export const moduleReply = z
  .object({ module: moduleAloneWire.nullish(), versions: z.array(versionRowWire).nullish() })
  .refine(
    ({ module, versions }) => module != null || (versions?.length ?? 0) > 0,
    'neither module nor versions',
  );

/** In the list over all projects, a version also names its place. */
const listedVersionShape = { project_id: idWire, unit_id: idWire, option_id: idWire, module_id: idWire };
const listedPath = insideRow(listedVersionShape);

export const versionsReply = z.object({
  versions: listOf(
    z.object({ ...moduleVersionShape, ...totalsShape, ...listedVersionShape }).transform((sent) => ({
      version: versionInside(sent),
      path: listedPath(sent),
    })),
  ),
  metadata: metadataWire,
});

export const versionReply = z.object({ version: versionRowWire });

export type ModuleRow = z.output<typeof moduleRowWire>;
export type VersionWire = z.output<typeof versionRowWire>;
export type ModuleReply = z.output<typeof moduleReply>;

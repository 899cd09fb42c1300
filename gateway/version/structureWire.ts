import type { Technology } from '#domain/technology.ts';
import type { StructureData } from '#domain/structures/structure.ts';
import { z } from 'zod';
import { listOf } from '../rest/wire.ts';

const figure = z.number().catch(0);
const optional = z.number().nullish().catch(undefined);
const given = (value: number | null | undefined) => value ?? undefined;

const volumeWire = z
  .object({ fck: optional, custom_fck: optional, customFck: optional, volume: z.number() })
  .transform(({ fck, custom_fck, customFck, volume }) => ({
    fck: given(fck),
    custom_fck: given(custom_fck ?? customFck),
    volume,
  }));
const steelWire = z
  .object({ ca: optional, custom_ca: optional, customCa: optional, mass: z.number() })
  .transform(({ ca, custom_ca, customCa, mass }) => ({
    ca: given(ca),
    custom_ca: given(custom_ca ?? customCa),
    mass,
  }));

const nothing = { volumes: [], steel: [] };
const elementWire = z.object({ volumes: listOf(volumeWire), steel: listOf(steelWire) }).nullish();
const element = elementWire.transform((value) => value ?? nothing);
const optionalElement = elementWire.transform((value) => value ?? undefined);

const strength = <Key extends string>(key: Key) =>
  z.object({ [key]: z.number(), volume: z.number() } as Record<Key | 'volume', z.ZodNumber>);

const schemas = {
  beam_column: z.object({
    concrete_columns: element,
    concrete_beams: element,
    concrete_slabs: element,
    form_columns: figure,
    form_beams: figure,
    form_slabs: figure,
    column_number: figure,
    avg_beam_span: figure,
    avg_slab_span: figure,
  }),
  concrete_wall: z.object({
    concrete_walls: element,
    concrete_slabs: element,
    wall_thickness: figure,
    slab_thickness: figure,
    wall_area: optional,
    slab_area: optional,
    wall_form_area: optional,
    slab_form_area: optional,
  }),
  structural_masonry: z.object({
    masonry: z
      .object({
        grout: listOf(
          z.object({
            position: z.enum(['vertical', 'horizontal']),
            volumes: listOf(strength('fgk')),
            steel: listOf(steelWire),
          }),
        ),
        mortar: listOf(strength('fak')),
        blocks: listOf(z.object({ type: z.string(), fbk: z.number(), quantity: z.number() })),
      })
      .nullish()
      .transform((value) => value ?? { grout: [], mortar: [], blocks: [] }),
    concrete_slabs: element,
    concrete_columns: optionalElement,
    concrete_beams: optionalElement,
  }),
};

/**
 * The quantities of one floor as the service holds them, rid of everything else that lies beside them on the wire. Far
 * more lenient than the rules for input: old records must stay readable.
 *
 * @returns undefined when nothing of the technology is there.
 */
export function readStructure(type: Technology, data: unknown): StructureData | undefined {
  const marks = {
    beam_column: 'concrete_columns',
    concrete_wall: 'concrete_walls',
    structural_masonry: 'masonry',
  };
  if (typeof data !== 'object' || data === null || !(marks[type] in data)) return undefined;
  const result = schemas[type].safeParse(data);
  return result.success ? (result.data as StructureData) : undefined;
}

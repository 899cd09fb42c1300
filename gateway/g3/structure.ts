import { z } from 'zod';
import { badReply, notSupported } from '../rest/restErrors.ts';
import { listOf } from '../rest/wire.ts';
import { caWire, orNone, partWire, readSteel, steelIn, toSteel } from './steel.ts';

type Fields = Record<string, unknown>;

const elements = ['concrete_columns', 'concrete_beams', 'concrete_slabs', 'concrete_walls'];
const isElement = (key: string) => elements.includes(key);

const sentSteel = z.array(caWire).nullish();
const sentVolumes = z.array(
  z.object({ fck: z.number().nullish(), customFck: z.number().nullish(), volume: z.number() }),
);
/** Empty lists come as null. */
const masonryWire = z.looseObject({
  grout: listOf(partWire.extend({ position: z.string() })),
  mortar: listOf(z.looseObject({})),
  blocks: listOf(z.looseObject({ type: z.string() })),
});
type Masonry = z.output<typeof masonryWire>;

/** One type of block has two spaces in its name there. */
const channel = { ours: 'canaleta inteira (14x19x39)', theirs: 'canaleta  inteira (14x19x39)' };

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw badReply(`The quantities of a module can't be read at ${what}`);
}

function readElement(value: unknown, key: string): Fields {
  const element = read(partWire, value, key);
  return { ...element, steel: readSteel(element.steel) };
}

function readMasonry(value: unknown): Fields {
  const masonry = read(masonryWire, value, 'masonry');
  return {
    ...masonry,
    grout: masonry.grout.map((row) => ({ ...row, steel: readSteel(row.steel) })),
    blocks: masonry.blocks.map((row) => (row.type === channel.theirs ? { ...row, type: channel.ours } : row)),
  };
}

/** The quantities of one floor in the gateway's dialect; other fields are unchanged. */
export function toStructure(fields: Fields): Fields {
  const structure: Fields = {};
  for (const [key, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (isElement(key)) structure[key] = readElement(value, key);
    else if (key === 'masonry') structure[key] = readMasonry(value);
    else structure[key] = value;
  }
  return structure;
}

/** @throws NOT_SUPPORTED_BY_UPSTREAM for a strength in fractions of a MPa, which the service cannot store. */
const volumesOf = (value: unknown) =>
  sentVolumes.parse(value ?? []).map(({ fck, customFck, volume }) => {
    const strength = customFck ?? fck;
    if (strength != null && !Number.isInteger(strength)) throw notSupported(`concrete of fck ${strength}`);
    return { fck: strength, volume };
  });

const steelOf = (value: unknown, stored: unknown) => toSteel(sentSteel.parse(value) ?? [], steelIn(stored));

function sentElement(value: unknown, stored: unknown): Fields {
  const { volumes, steel } = value as Fields;
  return { volumes: volumesOf(volumes), steel: orNone(steelOf(steel, stored)) };
}

function sentMasonry(value: unknown, stored: Masonry | undefined): Fields {
  const { grout, mortar, blocks } = value as Record<string, Fields[] | undefined>;
  return {
    grout: (grout ?? []).map((row) => {
      const before = stored?.grout.find(({ position }) => position === row['position']);
      const steel = steelOf(row['steel'], before);
      return { ...row, steel: steel.length === 0 ? undefined : steel };
    }),
    mortar: mortar ?? [],
    blocks: (blocks ?? []).map((row) =>
      row['type'] === channel.ours ? { ...row, type: channel.theirs } : row,
    ),
  };
}

/**
 * The service's data of a module: `sent` over `stored`, because the service replaces all of it. Null clears a figure.
 * What the product does not know (the kind of slab) stays, except a sum of forms that no longer adds up.
 */
export function sentData(sent: Fields, stored: Fields = {}): Fields {
  const data: Fields = { ...stored };
  if (Object.keys(sent).some((key) => key.startsWith('form_'))) delete data['form_total'];
  for (const [key, value] of Object.entries(sent)) {
    if (value === null || value === undefined) delete data[key];
    else if (isElement(key)) data[key] = sentElement(value, stored[key]);
    else if (key === 'masonry') data[key] = sentMasonry(value, masonryWire.safeParse(stored[key]).data);
    else data[key] = value;
  }
  return data;
}

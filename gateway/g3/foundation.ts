import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { badReply, notSupported } from '../rest/restErrors.ts';
import { caWire, orNone, partWire, readSteel, steelIn, toSteel } from './steel.ts';

type Fields = Record<string, unknown>;

/** Parts with their own steel. Pile caps are called `blocks`, as in the gateway's dialect. */
const partsOf: Partial<Record<FoundationType, readonly string[]>> = {
  raft_foundation: [],
  piles_foundation: ['piles', 'blocks', 'grade_beams', 'tie_beams'],
  raft_piles_foundation: ['raft', 'piles'],
};

const sentPart = z.looseObject({ steel: z.array(caWire).nullish(), fck: z.number().nullish() });

function readPart(value: unknown, key: string): Fields {
  const part = partWire.safeParse(value);
  if (!part.success) throw badReply(`The quantities of a foundation can't be read at ${key}`);
  return { ...part.data, steel: readSteel(part.data.steel) };
}

/** The quantities of the whole foundation in the gateway's dialect; other fields are unchanged. */
export function toFoundationData(type: FoundationType, fields: Fields): Fields {
  const data = type === 'raft_foundation' ? readPart(fields, 'steel') : { ...fields };
  for (const key of partsOf[type] ?? []) if (data[key] != null) data[key] = readPart(data[key], key);
  return data;
}

/** A part as it is sent. The service requires a row of steel in each. */
function sentOne(value: unknown, stored: unknown, key: string, fck: unknown): Fields {
  const { steel, fck: own, ...rest } = sentPart.parse(value ?? { volume: 0 });
  if (own != null && own !== fck) throw notSupported(`a strength of its own for ${key}`);
  return { ...rest, steel: orNone(toSteel(steel ?? [], steelIn(stored))) };
}

/**
 * The service's data of a foundation. It is always sent whole, with absent parts empty.
 * @throws NOT_SUPPORTED_BY_UPSTREAM for an unknown kind or part, for a part with its own strength, or for fractions of
 * a MPa.
 */
export function sentFoundation(type: FoundationType, sent: Fields, stored: Fields = {}): Fields {
  const { fck, retaining_walls: walls, ...quantities } = sent;
  const parts = partsOf[type];
  if (parts === undefined) throw notSupported(`a foundation of the kind ${type}`);
  if (walls != null) throw notSupported('retaining walls');
  if (!Number.isInteger(fck)) throw notSupported(`concrete of fck ${String(fck)}`);
  const data: Fields =
    type === 'raft_foundation' ? sentOne({ ...quantities, fck }, stored, 'raft', fck) : { ...quantities };
  for (const key of parts) data[key] = sentOne(sent[key], stored[key], key, fck);
  return { ...data, fck };
}

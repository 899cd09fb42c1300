import type { FoundationData } from '#domain/foundation/foundation.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { badReply } from '../rest/restErrors.ts';
import { rowWire } from '../rest/rowWire.ts';
import { listOf } from '../rest/wire.ts';
import { steelWire } from '../version/structureWire.ts';

const strength = z.number().nullish();
const steel = z.optional(listOf(steelWire)).transform((rows) => (rows ?? []).filter(({ mass }) => mass > 0));

type Strength = { fck?: number | null | undefined };

/** Without a strength of its own the key is left out. */
const ownStrength = <Part extends Strength>({ fck, ...rest }: Part) =>
  fck == null ? rest : { ...rest, fck };

const part = z.object({ volume: z.number(), fck: strength, steel }).transform(ownStrength);
const plate = z.object({ area: z.number(), thickness: z.number(), fck: strength, steel });
const optionalPart = part
  .nullish()
  .transform((given) =>
    given == null || (given.volume === 0 && given.steel.length === 0) ? undefined : given,
  );

const schemas = {
  raft_foundation: plate.extend({ fck: z.number() }),
  piles_foundation: rowWire({
    fck: z.number(),
    piles: part,
    blocks: optionalPart,
    grade_beams: optionalPart,
    tie_beams: optionalPart,
  }).transform(({ blocks: pileCaps, ...rest }) => ({ ...rest, pileCaps })),
  raft_piles_foundation: z.object({ fck: z.number(), raft: plate.transform(ownStrength), piles: part }),
};

/**
 * The quantities of a foundation as the service holds them, rid of what lies beside them; undefined where it sends none.
 *
 * @throws UPSTREAM_BAD_REPLY where they can't be read.
 */
export function readFoundationData(type: FoundationType, data: unknown): FoundationData | undefined {
  if (typeof data !== 'object' || data === null || !('fck' in data)) return undefined;
  const result = schemas[type].safeParse(data);
  if (result.success) return result.data as FoundationData;
  const places = result.error.issues.slice(0, 3).map(({ path }) => path.join('.'));
  throw badReply(`The quantities of a foundation can't be read at ${places.join(', ')}`);
}

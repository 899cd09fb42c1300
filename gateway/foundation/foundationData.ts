import type { FoundationData } from '#domain/foundation/foundation.ts';
import { castParts, type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import { snakeCase } from '#domain/wireNames.ts';
import { z } from 'zod';
import { badReply } from '../rest/restErrors.ts';
import { listOf, rowWire } from '../rest/wire.ts';
import { steelWire, volumeWire } from '../version/structureWire.ts';

const strength = z.number().nullish();
const steel = z.optional(listOf(steelWire)).transform((rows) => (rows ?? []).filter(({ mass }) => mass > 0));

type Strength = { fck?: number | null | undefined };

/** The key is left out where the part has no strength of its own. */
const ownStrength = <Part extends Strength>({ fck, ...rest }: Part) =>
  fck == null ? rest : { ...rest, fck };

const part = z.object({ volume: z.number(), fck: strength, steel }).transform(ownStrength);
const plate = z.object({ area: z.number(), thickness: z.number(), fck: strength, steel });
const optionalPart = part
  .nullish()
  .transform((given) =>
    given == null || (given.volume === 0 && given.steel.length === 0) ? undefined : given,
  );

const castPart = rowWire({ volumes: listOf(volumeWire), steel, form_area: z.number().nullish() })
  .nullish()
  .transform((given) => given ?? undefined);
const castFoundation = rowWire({
  footings: castPart,
  caissons: castPart,
  grade_beams: castPart,
  retaining_walls: castPart,
});
const walls = { retaining_walls: castPart };

const schemas: Record<FoundationType, z.ZodType> = {
  raft_foundation: rowWire({ ...plate.shape, ...walls, fck: z.number() }),
  piles_foundation: rowWire({
    fck: z.number(),
    piles: part,
    blocks: optionalPart,
    grade_beams: optionalPart,
    tie_beams: optionalPart,
    ...walls,
  }).transform(({ blocks: pileCaps, ...rest }) => ({ ...rest, pileCaps })),
  raft_piles_foundation: rowWire({
    fck: z.number(),
    raft: plate.transform(ownStrength),
    piles: part,
    ...walls,
  }),
  footings_foundation: castFoundation,
  caissons_foundation: castFoundation,
  retaining_walls_foundation: castFoundation,
};

/**
 * The quantities of a foundation as the service holds them, without other fields; undefined where it sends none.
 * @throws UPSTREAM_BAD_REPLY where they cannot be read.
 */
export function readFoundationData(type: FoundationType, data: unknown): FoundationData | undefined {
  const marks = isCastFoundation(type) ? castParts.map(snakeCase) : ['fck'];
  if (typeof data !== 'object' || data === null || !marks.some((name) => name in data)) return undefined;
  const result = schemas[type].safeParse(data);
  if (result.success) return result.data as FoundationData;
  const places = result.error.issues.slice(0, 3).map(({ path }) => path.join('.'));
  throw badReply(`The quantities of a foundation can't be read at ${places.join(', ')}`);
}

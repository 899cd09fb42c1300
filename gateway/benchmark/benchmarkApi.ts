import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf, queryText } from '../rest/wire.ts';

/** One result: `y` is its rank divided by the count. Only the bundled service marks the caller's own. */
const pointWire = z.object({
  id: idWire.nullish(),
  y: z.number(),
  min: z.number(),
  max: z.number(),
  own: z.boolean().optional(),
});
export type PointRow = z.output<typeof pointWire>;

const reply = z.object({
  known: z.number().int().nullish(),
  benchmark: z.object({ co2: listOf(pointWire), energy: listOf(pointWire) }),
});

/** GET /v1/benchmark/{scope}, kgCO2e/m² and MJ/m². Needs no token; with one, the caller's own points are marked. */
export async function readBenchmark(rest: RestOperation, scope: string, filter: object) {
  const query = queryText(filter as Parameters<typeof queryText>[0]);
  const path = `/v1/benchmark/${scope}${query === '' ? '' : `?${query}`}`;
  const { benchmark, known } = await rest.get(path, reply, { open: true });
  return { ...benchmark, owners: known ?? null, isFiltered: query !== '' };
}

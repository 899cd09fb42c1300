import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { notSupported } from '../rest/restErrors.ts';
import { idWire, listOf, queryText } from '../rest/wire.ts';

/** One result: `y` is its rank divided by the count. Only the bundled service marks the caller's own. */
const pointWire = z.object({
  id: idWire.nullish(),
  y: z.number(),
  min: z.number(),
  max: z.number(),
  own: z.boolean().optional(),
});

type PointRow = z.output<typeof pointWire>;

const reply = z.object({ benchmark: z.object({ co2: listOf(pointWire), energy: listOf(pointWire) }) });

type Arguments = { of: string; technology?: string | null; phase?: string | null };

/** GET /v1/benchmark/{scope}, kgCO2e/m² and MJ/m²; anybody may ask, and a token marks what is one's own. */
export async function benchmark(_: unknown, { of, technology, phase }: Arguments, { rest }: GatewayContext) {
  const query = queryText({ technology, phase });
  const path = `/v1/benchmark/${of}${query === '' ? '' : `?${query}`}`;
  const { co2, energy } = (await rest.get(path, reply, { open: true })).benchmark;
  // The live service leaves filters unread: its rows must not pass for an answer. It also marks nothing as one's own.
  if (query !== '' && [...co2, ...energy].some(({ own }) => own === undefined)) {
    throw notSupported('a benchmark of one technology or phase');
  }
  return { co2: co2.map(toPoint), energy: energy.map(toPoint) };
}

/** The live service sends everybody's ids: only the caller's own are handed on. */
const toPoint = ({ id, y, min, max, own = false }: PointRow) => ({
  position: y,
  min,
  max,
  isOwn: own,
  databaseId: own ? id : null,
});

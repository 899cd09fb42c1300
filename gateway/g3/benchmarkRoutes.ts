import { z } from 'zod';
import { badReply } from '../rest/restErrors.ts';
import { listOf } from '../rest/wire.ts';
import { route, type TranslatedCall } from './g3Service.ts';

const ranked = listOf(z.object({ id: z.string(), y: z.number(), value: z.number() }));
const ends = z.object({ min: ranked, max: ranked });
const reply = z.object({ benchmark: z.object({ co2: ends, energy: ends }) });

/** Both ends of a figure, with what they belong to; the rank is that of the lower end. */
function joined({ min, max }: z.output<typeof ends>) {
  const upper = new Map(max.map(({ id, value }) => [id, value]));
  return min.map(({ id, y, value }) => {
    const end = upper.get(id);
    if (end === undefined) throw badReply('The benchmark has a lower end without an upper one');
    return { id, y, min: value, max: end };
  });
}

/** Unfiltered only: the filters there differ, and a caller who asked for some is refused above. */
async function benchmark({ service, path }: TranslatedCall) {
  const { co2, energy } = (await service.read(path, reply)).benchmark;
  return { benchmark: { co2: joined(co2), energy: joined(energy) } };
}

export const benchmarkRoutes = [
  route('GET', '/benchmark/floors', benchmark),
  route('GET', '/benchmark/units', benchmark),
  route('GET', '/benchmark/projects', benchmark),
];

import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { isOfTowerless, metProjects } from '../project/metProjects.ts';
import { projectPageSize, readProjects } from '../project/projectApi.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { type PointRow, readBenchmark } from './benchmarkApi.ts';

/** Others a curve stands for at least, as the bundled service has it; other services show any number. */
const fewestPeers = 5;

/** kgCO2e/m² and MJ/m²; anybody may ask. */
export const benchmark: QueryResolvers['benchmark'] = async (
  _,
  { of, withFoundation, ...filter },
  context,
) => {
  const { rest } = context;
  if (withFoundation && of === 'floors') throw refusedChoice(context, 'benchmark.floors');
  const carried = withFoundation ? { with_foundation: 'true' } : {};
  const { isFiltered, ...read } = await readBenchmark(rest, of, { ...filter, ...carried });
  const isMarked = [...read.co2, ...read.energy].every(({ own }) => own !== undefined);
  const [co2, energy] = isMarked ? [read.co2, read.energy] : [known(read.co2), known(read.energy)];
  // The live service leaves filters unread: its rows must not pass for an answer. It also marks nothing as one's own.
  if (isFiltered && !isMarked) throw notSupported('a filtered benchmark');
  const isUnmarked = !isMarked && [...co2, ...energy].some(({ id }) => id != null);
  const own = isUnmarked ? await ownProjects(rest) : { ids: new Set<string>(), isWhole: true };
  const toPoint = pointOf(own.ids, of === 'projects');
  const isFilterable = isMarked && rest.profile.has('benchmarkFilters');
  return {
    isFilterable,
    isOwnKnown: own.isWhole,
    owners: read.owners,
    co2: withoutFew(co2.map(toPoint), isMarked),
    energy: withoutFew(energy.map(toPoint), isMarked),
  };
};

/** Live services rank what has no structure as 0, which is no result: the others stand among themselves. */
function known(points: readonly PointRow[]): PointRow[] {
  const found = points.filter(({ max }) => max > 0);
  if (found.length === points.length) return found;
  return found.map((point, at) => ({ ...point, y: (at + 1) / found.length }));
}

/** Others only where there are enough of them. */
function withoutFew<Point extends { isOwn: boolean }>(points: Point[], isCounted: boolean): Point[] {
  if (isCounted || points.filter(({ isOwn }) => !isOwn).length >= fewestPeers) return points;
  return points.filter(({ isOwn }) => isOwn);
}

/** Ids of the caller's projects, which the live service sends with every point; of guests none. `isWhole`: that is all. */
async function ownProjects(rest: RestOperation): Promise<{ ids: ReadonlySet<string>; isWhole: boolean }> {
  const ids = new Set<string>();
  if (!rest.isSignedIn) return { ids, isWhole: true };
  for (let page = 1, total = 1; (page - 1) * projectPageSize < total; page++) {
    const read = await readProjects(rest, page, {}).catch((error: unknown) => {
      // A project without a tower breaks the older service's list: then it is the projects met here.
      if (isOfTowerless(rest, error)) return null;
      throw error;
    });
    if (read === null) return { ids: new Set(metProjects(rest)), isWhole: false };
    const { projects, metadata } = read;
    for (const row of projects) if (!(row instanceof Error)) ids.add(row.id);
    total = metadata.total;
  }
  return { ids, isWhole: true };
}

/** The live service sends everybody's ids: only the caller's own are handed on, where they name what is ranked. */
const pointOf =
  (projects: ReadonlySet<string>, ranksProjects: boolean) =>
  ({ id, y, min, max, own }: PointRow) => {
    const isOwn = own ?? (id != null && projects.has(id));
    const names = own !== undefined || ranksProjects;
    return { position: y, min, max, isOwn, databaseId: isOwn && names ? id : null };
  };

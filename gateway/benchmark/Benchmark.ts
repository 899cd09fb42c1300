import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { isOfTowerless, seenProjects } from '../project/seenProjects.ts';
import { projectPageSize, readProjects } from '../project/projectApi.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { type PointRow, readBenchmark } from './benchmarkApi.ts';

/** The bundled service shows a curve only of this many others or more; other services show any number. */
const fewestPeers = 5;

/** kgCO2e/m² and MJ/m²; anybody may ask. */
export const benchmark: QueryResolvers['benchmark'] = async (
  _,
  { of, withFoundation, ...filter },
  context,
) => {
  const { rest } = context;
  if (withFoundation && of === 'floors') throw refusedChoice(context, 'benchmark.floors');
  const foundationFilter = withFoundation ? { with_foundation: 'true' } : {};
  const { isFiltered, ...read } = await readBenchmark(rest, of, { ...filter, ...foundationFilter });
  const isMarked = [...read.co2, ...read.energy].every(({ own }) => own !== undefined);
  const [co2, energy] = isMarked
    ? [read.co2, read.energy]
    : [withStructure(read.co2), withStructure(read.energy)];
  // The live service ignores filters, so its rows must not be passed on as a filtered answer. It also marks no rows as
  // the caller's own.
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

/** Live services rank projects without structure as 0. They are removed, and the others ranked again. */
function withStructure(points: readonly PointRow[]): PointRow[] {
  const found = points.filter(({ max }) => max > 0);
  if (found.length === points.length) return found;
  return found.map((point, at) => ({ ...point, y: (at + 1) / found.length }));
}

/** Drops the others where there are too few of them. */
function withoutFew<Point extends { isOwn: boolean }>(points: Point[], isCounted: boolean): Point[] {
  if (isCounted || points.filter(({ isOwn }) => !isOwn).length >= fewestPeers) return points;
  return points.filter(({ isOwn }) => isOwn);
}

/**
 * Ids of the caller's projects, because the live service sends ids with every point; none for guests. `isWhole`: the
 * list is complete.
 */
async function ownProjects(rest: RestOperation): Promise<{ ids: ReadonlySet<string>; isWhole: boolean }> {
  const ids = new Set<string>();
  if (!rest.isSignedIn) return { ids, isWhole: true };
  for (let page = 1, total = 1; (page - 1) * projectPageSize < total; page++) {
    const read = await readProjects(rest, page, {}).catch((error: unknown) => {
      // A project without a tower breaks the older service's list; then the projects seen in this process are used.
      if (isOfTowerless(rest, error)) return null;
      throw error;
    });
    if (read === null) return { ids: new Set(seenProjects(rest)), isWhole: false };
    const { projects, metadata } = read;
    for (const row of projects) if (!(row instanceof Error)) ids.add(row.id);
    total = metadata.total;
  }
  return { ids, isWhole: true };
}

/** The live service sends everybody's ids. Only the caller's own are passed on, where ids name what is ranked. */
const pointOf =
  (projects: ReadonlySet<string>, ranksProjects: boolean) =>
  ({ id, y, min, max, own }: PointRow) => {
    const isOwn = own ?? (id != null && projects.has(id));
    const names = own !== undefined || ranksProjects;
    return { position: y, min, max, isOwn, databaseId: isOwn && names ? id : null };
  };

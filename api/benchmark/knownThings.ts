import type { KnownTower } from './benchmarkRepository.ts';
import { fewestPeers, peerGroups, type TraitName, type Traits } from './peerGroups.ts';

/** Traits asked for; what is left out is not asked. Figures with foundations ask for towers that have one. */
export type BenchmarkFilter = { [Name in TraitName]?: NonNullable<Traits[Name]> | undefined };

/** A floor, a unit, or a project where it has no unit. */
type Thing = { unitId: string | null; projectId: string };

/**
 * Those that a filter finds: the caller's own by what they are; others by what may be told of them, and only where five
 * projects or more are left without the caller's own. A project is found where all its towers are.
 */
export function knownThings<Each extends Thing>(
  things: readonly Each[],
  towers: readonly KnownTower[],
  filter: BenchmarkFilter,
  own: ReadonlySet<string>,
): Each[] {
  const asked = (Object.keys(filter) as TraitName[]).filter((name) => filter[name] !== undefined);
  const byProject = Map.groupBy(towers, ({ projectId }) => projectId);
  const agreed = [...byProject].filter(([, [first]]) => first?.hasConsent);
  const shownTraits = peerGroups(new Map(agreed.map(([id, of]) => [id, of.map(({ traits }) => traits)])));
  const fits = ({ traits }: KnownTower) => asked.every((name) => traits[name] === filter[name]);
  const fitting = new Set(towers.filter(fits).map(({ unitId }) => unitId));
  const isFound = ({ unitId, projectId }: Thing) =>
    unitId === null ? (byProject.get(projectId) ?? []).every(fits) : fitting.has(unitId);
  const mayBeFound = ({ projectId }: Thing) => {
    const names = shownTraits.get(projectId);
    return names !== undefined && asked.every((name) => names.includes(name));
  };
  const found = things.filter(isFound);
  const others = found.filter((thing) => !own.has(thing.projectId) && mayBeFound(thing));
  const isEnough = new Set(others.map(({ projectId }) => projectId)).size >= fewestPeers;
  return [...found.filter(({ projectId }) => own.has(projectId)), ...(isEnough ? others : [])];
}

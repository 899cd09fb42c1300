import type { KnownTower } from './benchmarkRepository.ts';
import { fewestPeers, peerGroups, type TraitName, type Traits } from './peerGroups.ts';

/** Traits asked for; what is left out is not asked. */
export type BenchmarkFilter = { [Name in TraitName]?: NonNullable<Traits[Name]> | undefined };

/** A floor, a unit, or a project where it has no unit. */
type Thing = { unit_id: string | null; project_id: string };

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
  const byProject = Map.groupBy(towers, ({ project_id }) => project_id);
  const agreed = [...byProject].filter(([, [first]]) => first?.hasConsent);
  const told = peerGroups(new Map(agreed.map(([id, of]) => [id, of.map(({ traits }) => traits)])));
  const fits = ({ traits }: KnownTower) => asked.every((name) => traits[name] === filter[name]);
  const fitting = new Set(towers.filter(fits).map(({ unit_id }) => unit_id));
  const isFound = ({ unit_id, project_id }: Thing) =>
    unit_id === null ? (byProject.get(project_id) ?? []).every(fits) : fitting.has(unit_id);
  const mayBeFound = ({ project_id }: Thing) => {
    const names = told.get(project_id);
    return names !== undefined && asked.every((name) => names.includes(name));
  };
  const found = things.filter(isFound);
  const others = found.filter((thing) => !own.has(thing.project_id) && mayBeFound(thing));
  const isEnough = new Set(others.map(({ project_id }) => project_id)).size >= fewestPeers;
  return [...found.filter(({ project_id }) => own.has(project_id)), ...(isEnough ? others : [])];
}

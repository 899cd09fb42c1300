import type { ProjectPhase } from '#domain/phases.ts';
import type { StoreyClass } from '#domain/storeys.ts';
import type { Technology } from '#domain/technology.ts';

/** Projects that stand behind a curve at least. */
export const fewestPeers = 5;

/** What a tower may be looked for by; `technology` is null where none covers more than half of it. */
export type Traits = {
  technology: Technology | null;
  storeys: StoreyClass;
  /** Whether a foundation was entered: figures with foundations are shown of these alone. */
  foundation: boolean;
  state: string;
  phase: ProjectPhase;
};
export type TraitName = keyof Traits;

/** The traits that are kept longest come first. */
const traitNames: readonly TraitName[] = ['technology', 'storeys', 'foundation', 'state', 'phase'];

/** All choices of traits, the fullest first; the empty one last. */
const choices: readonly (readonly TraitName[])[] = Array.from({ length: 2 ** traitNames.length }, (_, bits) =>
  traitNames.filter((_name, at) => (bits & (2 ** (traitNames.length - 1 - at))) !== 0),
)
  .toReversed()
  .toSorted((a, b) => b.length - a.length);

/**
 * By which traits each project may be found, so that nobody is singled out: projects are put into groups of five or
 * more that no filter separates, however answers are put together or subtracted. A project can be found by as many traits
 * as four others share with all of its towers; the few left over join the group that is most like them, which is then
 * found by what they share.
 *
 * @param towers of each project, by its id.
 * @returns by project; empty where there are fewer than five.
 */
export function peerGroups(
  towers: ReadonlyMap<string, readonly Traits[]>,
): ReadonlyMap<string, readonly TraitName[]> {
  const shown = new Map<string, readonly TraitName[]>();
  if (towers.size < fewestPeers) return shown;
  const left = new Map([...towers].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const groups: string[][] = [];
  for (const names of choices.filter(({ length }) => length > 0)) {
    for (const group of Map.groupBy(left.keys(), (id) => signature(left.get(id) ?? [], names)).values()) {
      if (group.length < fewestPeers) continue;
      groups.push(group);
      for (const id of group) {
        shown.set(id, names);
        left.delete(id);
      }
    }
  }
  const rest = [...left.keys()];
  const joined =
    rest.length > 0 && rest.length < fewestPeers ? groups.map((group) => [...group, ...rest]) : [];
  const [closest] = joined
    .map((group) => ({ group, names: shared(group.map((id) => towers.get(id) ?? [])) }))
    .toSorted((a, b) => b.names.length - a.names.length || a.group.length - b.group.length);
  for (const id of closest?.group ?? rest) shown.set(id, closest?.names ?? []);
  return shown;
}

/** The fullest choice of traits that all projects share. */
const shared = (projects: readonly (readonly Traits[])[]): readonly TraitName[] =>
  choices.find((names) => new Set(projects.map((towers) => signature(towers, names))).size === 1) ?? [];

/** What all of a project's towers are by some traits: the same text for projects that no filter by these tells apart. */
function signature(towers: readonly Traits[], names: readonly TraitName[]): string {
  const each = towers.map((tower) => names.map((name) => tower[name] ?? '-').join(' '));
  return [...new Set(each)].toSorted().join('|');
}

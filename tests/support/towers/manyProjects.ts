import { v7 } from 'uuid';

type Row = { id: string; name?: string };

/** What both doubles keep of a project, whatever else a row holds: ids are found in it by their text. */
type State = {
  projects: Row[];
  units: Row[];
  options: Row[];
  modules: Row[];
  roles?: Row[];
  /** Who may do what, by a key that begins with the project. */
  permissions?: Map<string, string[]>;
  members?: Map<string, Set<string>>;
};

/**
 * Puts copies of the only project beside it, with all that is in it, until there are `count`: sooner than by a hundred
 * calls for each.
 */
export function copyProject(state: State, count: number): void {
  const [original] = state.projects;
  if (original === undefined || state.projects.length !== 1) throw new Error('There must be one project');
  const lists = [state.projects, state.units, state.options, state.modules, state.roles ?? []];
  const originals = lists.map((rows) => [...rows]);
  const oldIds = originals
    .flat()
    .flatMap((row) => JSON.stringify(row).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []);
  const kept = new Set(usersIn(state));
  const permissions = [...(state.permissions ?? [])].filter(([key]) => key.startsWith(original.id));
  for (let number = 2; number <= count; number++) {
    const ids = new Map([...new Set(oldIds)].filter((id) => !kept.has(id)).map((id) => [id, v7()]));
    const copyOf = <T>(row: T): T =>
      JSON.parse([...ids].reduce((text, [old, id]) => text.replaceAll(old, id), JSON.stringify(row)));
    for (const [at, rows] of originals.entries()) lists[at]!.push(...rows.map(copyOf));
    state.projects.at(-1)!.name = `${original.name} ${number}`;
    for (const [key, granted] of permissions) state.permissions?.set(copyOf(key), granted);
    const members = state.members?.get(original.id);
    if (members !== undefined) state.members?.set(state.projects.at(-1)!.id, new Set(members));
  }
}

/** Ids of people stay. */
const usersIn = (state: State) =>
  (state as { users?: { id: unknown }[] }).users?.map(({ id }) => String(id)) ?? [];

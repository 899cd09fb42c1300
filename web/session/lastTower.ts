import { draftPrefix } from './drafts.ts';

// Goes with the drafts: at the log-out, and when somebody else logs in.
const key = `${draftPrefix}visitedTower`;

type LastTower = { id: string; path: string; name: string; project: { id: string; name: string } };

/** Remembers the tower a person looks at: the dashboard leads back to it in this browser. */
export const rememberTower = (tower: LastTower): void => localStorage.setItem(key, JSON.stringify(tower));

/** The tower this person looked at last in this browser; null where there is none. */
export const lastTower = (): LastTower | null =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as LastTower | null;

/** Forgets the tower of this address, where that is the one looked at last: it is no longer there. */
export function forgetTower(path: string): void {
  if (lastTower()?.path === path) localStorage.removeItem(key);
}

import { useEffect, useSyncExternalStore } from 'react';

export type Crumb = { label: string; to: string };

let crumbs: readonly Crumb[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Crumb[] = [];

/**
 * The document's title and the breadcrumbs of a screen, from data once it is there.
 *
 * @param trail the screens above this one, outermost first, without home.
 */
export function useScreenTitle(title: string, trail: readonly Crumb[] = none): void {
  const key = JSON.stringify([title, trail]);
  useEffect(() => {
    const [label, above] = JSON.parse(key) as [string, Crumb[]];
    document.title = `${label} · Torre`;
    crumbs = [...above, { label, to: '' }];
    for (const listener of listeners) listener();
  }, [key]);
}

/** Beside what is not a screen yet, or failed to be one: the last screen's trail must not stay above it. */
export function NoTrail(): null {
  useEffect(() => {
    crumbs = none;
    for (const listener of listeners) listener();
  }, []);
  return null;
}

/** The trail of the screen in view; its last entry is the screen itself. */
export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(subscribe, () => crumbs);
}

import { useEffect, useSyncExternalStore } from 'react';

export type Crumb = { label: string; to: string };

let crumbs: readonly Crumb[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Crumb[] = [];
const nameDocument = (title: string) => {
  document.title = `${title} · Torre`;
};

/**
 * The document's title and the breadcrumbs of a screen, from data once it is there.
 *
 * @param trail the screens above this one, outermost first, without home.
 */
export function useScreenTitle(title: string, trail: readonly Crumb[] = none): void {
  const key = JSON.stringify([title, trail]);
  useEffect(() => {
    const [label, above] = JSON.parse(key) as [string, Crumb[]];
    nameDocument(label);
    crumbs = [...above, { label, to: '' }];
    for (const listener of listeners) listener();
  }, [key]);
}

/**
 * Beside what is not a screen yet, or failed to be one: the last screen's trail must not stay above it.
 *
 * @param title of the document, where what failed is known by now.
 */
export function NoTrail({ title }: { title?: string }): null {
  useEffect(() => {
    if (title !== undefined) nameDocument(title);
    crumbs = none;
    for (const listener of listeners) listener();
  }, [title]);
  return null;
}

/** The trail of the screen in view; its last entry is the screen itself. */
export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(subscribe, () => crumbs);
}

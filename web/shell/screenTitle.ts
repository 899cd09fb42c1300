import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import { observableValue } from '../observableValue.ts';

/** `to` is empty where a level has no screen of its own. */
export type Crumb = { label: string; to: string; state?: object };

const none: readonly Crumb[] = [];
const crumbs = observableValue(() => none);
const shownPlaces = new Set<string>();
const nameDocument = (title: string) => {
  document.title = `${title} · Torre`;
};

/**
 * The document's title and the breadcrumbs of a screen, from data once it is there.
 *
 * @param trail the screens above this one, outermost first, without home.
 * @param isCovered a drawer with an address of its own stands over the screen: title and trail are the drawer's.
 */
export function useScreenTitle(title: string, trail: readonly Crumb[] = none, isCovered = false): void {
  const key = JSON.stringify([title, trail]);
  const place = placeOf(useLocation());
  useEffect(() => {
    shownPlaces.add(place);
  }, [place]);
  useEffect(() => {
    if (isCovered) return;
    const [label, above] = JSON.parse(key) as [string, Crumb[]];
    nameDocument(label);
    crumbs.set([...above, { label, to: '' }]);
  }, [key, isCovered]);
}

/**
 * For what is no screen yet, or failed to be one: the last screen's trail must not stay above it.
 * @param title of the document, if the failed thing is known by now.
 */
export function NoTrail({ title }: { title?: string }): null {
  useEffect(() => {
    if (title !== undefined) nameDocument(title);
    crumbs.set(none);
  }, [title]);
  return null;
}

/** Whether the screen of an address was in view since the page was loaded: what it names was there then. */
export const wasShown = (address: Pick<Location, 'pathname' | 'search'>): boolean =>
  shownPlaces.has(placeOf(address));

/** What an address names: its path and, where the thing is named in the search, that id. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`;

/** The trail of the screen in view; its last entry is the screen itself. */
export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(crumbs.subscribe, crumbs.get);
}

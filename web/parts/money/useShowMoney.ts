import { useSyncExternalStore } from 'react';

const key = 'torre.money';
const told = new Set<() => void>();
/** What was chosen since the page was loaded: a browser that keeps nothing forgets it with the page. */
let chosen: boolean | undefined;

/** Whether costs are shown, on every screen alike, as this browser last chose; shown where it never did. */
export function useShowMoney(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMoneyShown), showMoney];
}

function subscribe(tell: () => void) {
  told.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    told.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

function isMoneyShown(): boolean {
  try {
    return localStorage.getItem(key) !== 'hidden' && chosen !== false;
  } catch {
    return chosen !== false;
  }
}

function showMoney(isShown: boolean) {
  chosen = isShown;
  try {
    localStorage.setItem(key, isShown ? 'shown' : 'hidden');
    chosen = undefined;
  } catch {
    // The page alone remembers it.
  }
  for (const tell of told) tell();
}

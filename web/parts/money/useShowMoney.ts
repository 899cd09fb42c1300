import { useSyncExternalStore } from 'react';

const key = 'torre.money';
const listeners = new Set<() => void>();
/** The choice since the page was loaded, for browsers without storage. */
let chosen: boolean | undefined;

/** Whether costs are shown on all screens, as last chosen in this browser; shown by default. */
export function useShowMoney(): [boolean, (isShown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMoneyShown), showMoney];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
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
    // Only this page remembers it.
  }
  for (const listener of listeners) listener();
}

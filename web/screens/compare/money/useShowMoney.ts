import { useState } from 'react';

const key = 'torre.money';

/** Whether costs are shown, as this browser last chose; shown where it never did, or keeps nothing. */
export function useShowMoney(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => read() !== 'hidden');
  return [
    isShown,
    (next) => {
      setShown(next);
      try {
        localStorage.setItem(key, next ? 'shown' : 'hidden');
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

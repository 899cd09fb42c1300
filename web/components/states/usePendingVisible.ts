import { useEffect, useRef, useState } from 'react';
import { router as delays } from '#domain/limits.ts';

/** True while something pending may be shown as such: not before 1000 ms, then for 500 ms at least. */
export function usePendingVisible(pending: boolean): boolean {
  const [visible, setVisible] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (pending === visible) return;
    const wait = pending
      ? delays.pendingMilliseconds
      : Math.max(0, shownAt.current + delays.minimumPendingMilliseconds - Date.now());
    const timer = setTimeout(() => {
      if (pending) shownAt.current = Date.now();
      setVisible(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, visible]);
  return visible;
}

import { useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

let firstLocation: Location | undefined;

/** Whether the page itself was loaded again, or by the browser's own way back. */
const isReloaded = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate';
};

/** Whether the reader returns to the screen, so that it will be scrolled to where it was and needs its full height. */
export function useIsReturn(): boolean {
  const location = useLocation();
  const type = useNavigationType();
  const [isReturn] = useState(() => {
    firstLocation ??= location;
    return type === NavigationType.Pop && (location !== firstLocation || isReloaded());
  });
  return isReturn;
}

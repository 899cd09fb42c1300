import { useEffect, useEffectEvent } from 'react';
import { pageSize } from '#domain/limits.ts';
import type { Pages } from './usePages.ts';

/** Reads one further page of a list after another while they are wanted; whoever is told of a failure wants no more. */
export function useFurtherPages(
  { hasNext, isLoading, loadNext }: Pages,
  isWanted: boolean,
  onFailed: (failure: Error) => void,
): void {
  const end = useEffectEvent((failure: Error | null) => {
    if (failure !== null) onFailed(failure);
  });
  const isNextWanted = isWanted && hasNext && !isLoading;
  useEffect(() => {
    if (isNextWanted) loadNext(pageSize, { onComplete: end });
  }, [isNextWanted, loadNext]);
}

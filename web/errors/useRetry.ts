import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { invalidateStore } from '../relay/environment.ts';

/** Runs the route's query again, past the cache. */
export function useRetry(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    invalidateStore();
    await revalidate();
  }, [revalidate]);
}

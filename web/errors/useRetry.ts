import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { refreshData } from '../relay/dataInvalidation.ts';

/** Runs the route's query again, past the cache. */
export function useRetry(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    refreshData();
    await revalidate();
  }, [revalidate]);
}

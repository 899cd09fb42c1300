import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../components/toasts/toasts.ts';
import { failureText } from '../../../errors/errorText.ts';
import { useFurtherPages } from '../../../relay/queries/useFurtherPages.ts';
import type { Pages } from '../../../relay/queries/usePages.ts';
import { useUnitSlabs } from './useUnitSlabs.ts';

/**
 * Reads all pages of a project's towers and their slab systems, then calls `write` to make the file.
 * @returns [start, whether pages are still being read]
 */
export function useUnitFile(
  projectId: string,
  pages: Pages,
  write: (slabs: ReadonlyMap<string, readonly string[]>) => void,
): [() => void, boolean] {
  const [isWanted, setWanted] = useState(false);
  const slabsOf = useUnitSlabs();
  const fail = (failure: unknown) => {
    setWanted(false);
    showToast(failureText(failure), 'error');
  };
  useFurtherPages(pages, isWanted, fail);
  const finish = useEffectEvent(() => {
    slabsOf(projectId).then((slabs) => {
      setWanted(false);
      write(slabs);
    }, fail);
  });
  const isReady = isWanted && !pages.hasNext;
  useEffect(() => {
    if (isReady) finish();
  }, [isReady]);
  return [() => setWanted(true), isWanted];
}

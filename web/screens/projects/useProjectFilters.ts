import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../routing/useSearchChange.ts';

const narrowing = ['q', 'phase', 'building', 'state'];

/** Whether the list is narrowed, and how to lift that. */
export function useProjectFilters() {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const isFiltered = narrowing.some((name) => search.has(name));
  const clear = () =>
    change(
      (now) => {
        for (const name of [...narrowing, 'page']) now.delete(name);
      },
      { preventScrollReset: false },
    );
  return { isFiltered, clear };
}

import { useSearchParams } from 'react-router';

const narrowing = ['q', 'phase', 'building', 'state'];

/** Whether the list is narrowed, and how to lift that. */
export function useProjectFilters() {
  const [search, setSearch] = useSearchParams();
  const isFiltered = narrowing.some((name) => search.has(name));
  const clear = () =>
    setSearch(
      (now) => {
        for (const name of [...narrowing, 'page']) now.delete(name);
        return now;
      },
      { replace: true },
    );
  return { isFiltered, clear };
}

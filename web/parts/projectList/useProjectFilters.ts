import { useSearchParams } from 'react-router';

/** Whether the list is narrowed, and how to lift that. */
export function useProjectFilters() {
  const [search, setSearch] = useSearchParams();
  const isFiltered = ['q', 'phase', 'state'].some((name) => search.has(name));
  const clear = () =>
    setSearch(
      (now) => {
        for (const name of ['q', 'phase', 'state', 'page']) now.delete(name);
        return now;
      },
      { replace: true },
    );
  return { isFiltered, clear };
}

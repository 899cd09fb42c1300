import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../routing/useSearchChange.ts';

/** Maximum number of modules taken from an address; each costs the server one call. */
const maxModules = 8;

/** Global ids of the modules whose versions are compared; none while simulations are. */
export const modulesOf = (search: URLSearchParams): string[] =>
  (search.get('modules') ?? '').split(',').filter(Boolean).slice(0, maxModules);

/** Those in the address of the screen, and how to choose others, which forgets the versions marked before. */
export function useComparedModules(): [string[], (ids: string[]) => void] {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const choose = (ids: string[]) =>
    change((now) => {
      for (const name of ['versions', 'reference', 'note']) now.delete(name);
      if (ids.length === 0) now.delete('modules');
      else now.set('modules', ids.slice(0, maxModules).join(','));
    });
  return [modulesOf(search), choose];
}

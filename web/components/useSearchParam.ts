import { useSearchParams } from 'react-router';
import { useSearchChange } from '../routing/useSearchChange.ts';

/** One search parameter; '' means none. Setting it replaces the history entry, so Back leaves the screen. */
export function useSearchParam(name: string): [string, (value: string) => void] {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const set = (value: string) =>
    change((now) => {
      if (value === '') now.delete(name);
      else now.set(name, value);
      // A new order or filter starts at the first page.
      if (!name.startsWith('page')) now.delete('page');
    });
  return [search.get(name) ?? '', set];
}

/** The address of this screen with one parameter changed: for links. */
export function useSearchWith(): (name: string, value: string) => string {
  const [search] = useSearchParams();
  return (name, value) => {
    const now = new URLSearchParams(search);
    now.set(name, value);
    return `?${now.toString()}`;
  };
}

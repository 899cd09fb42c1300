import { hasStructure } from '#domain/comparison/pair.ts';
import { useSearchParams } from 'react-router';
import type { ComparedOption } from './comparedOption.ts';
import type { Measure } from './comparePairs.ts';

export const mostCompared = 4;

/** What the address lists: `options=` of the unit, or `versions=` of its modules. */
export type Kind = 'options' | 'versions';

/**
 * What is compared, kept in the address so that a link reproduces the view: `options` or `versions` (ids), `reference`,
 * `measure` (area or total) and the `note` that overrides a failed like-for-like check.
 */
export function useCompareView(all: readonly ComparedOption[], kind: Kind) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(kind)?.split(',') ?? [];
  const known = all.filter(({ id }) => asked.includes(id)).slice(0, mostCompared);
  const options = known.length >= 2 ? known : atFirst(all, kind);
  const reference =
    options.find(({ id }) => id === search.get('reference')) ??
    options.find(({ isReference, side }) => isReference && hasStructure(side)) ??
    options.find(({ side }) => hasStructure(side)) ??
    options[0];
  const measure: Measure = search.get('measure') === 'total' ? 'total' : 'area';

  const change = (values: Record<string, string | null>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    kind,
    options,
    reference,
    measure,
    note: search.get('note') ?? '',
    /** Adds or takes an option; fewer than two are never left. */
    toggle: (id: string) => {
      const now = options.map((option) => option.id);
      const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id];
      if (next.length >= 2 && next.length <= mostCompared) change({ [kind]: next.join(',') });
    },
    holdAgainst: (id: string) => change({ reference: id }),
    measureBy: (value: Measure) => change({ measure: value === 'area' ? null : value }),
    override: (text: string) => change({ note: text }),
  };
}

/** What is compared until somebody chooses: options with structure before the rest, valid versions before others. */
function atFirst(all: readonly ComparedOption[], kind: Kind): ComparedOption[] {
  const isFirst = ({ isReference, side }: ComparedOption) =>
    kind === 'options' ? hasStructure(side) : isReference;
  const [valid, others] = [true, false].map((each) => all.filter((option) => isFirst(option) === each));
  const first = [...(valid ?? []), ...(others ?? [])].slice(0, mostCompared);
  return all.filter((option) => first.includes(option));
}

export type CompareView = ReturnType<typeof useCompareView>;

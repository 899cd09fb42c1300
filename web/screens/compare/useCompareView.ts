import { useSearchParams } from 'react-router';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { useSearchChange } from '../../routing/useSearchChange.ts';
import type { ComparedOption, Suppliers } from './compared/comparedOption.ts';
import type { ComparedKind } from './compared/chosen.ts';
import { type Measure, measures } from './compared/measure.ts';

export const maxCompared = 4;

/** What the user may choose to compare. */
export type Choice = { id: string; name: string };

/** With the suppliers declared on the project, unless the address says without. */
export function useSuppliers(): Suppliers {
  return useSearchParams()[0].get('declared') === 'no' ? 'undeclared' : 'declared';
}

/**
 * The choice of what is compared, kept in the address so that a link reproduces the view: `options` or `versions`
 * (ids), `reference`, `measure` (area, dwelling or total), `declared=no`, `foundation=yes` and the `note` that
 * overrides a failed like-for-like check.
 */
export function useCompareView(options: readonly ComparedOption[], kind: ComparedKind) {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  // Against one without structure no check fails, because there is nothing to check.
  const references = options.filter(({ side }) => hasStructure(side));
  const reference =
    references.find(({ id }) => id === search.get('reference')) ??
    references.find(({ isReference }) => isReference) ??
    references[0];
  const hasDwellings = options.length > 0 && options.every(({ dwellings }) => dwellings != null);
  const offered = measures.filter((each) => each !== 'dwelling' || hasDwellings);
  const measure: Measure = offered.find((each) => each === search.get('measure')) ?? 'area';

  const change = (values: Record<string, string | null>) =>
    changeSearch((now) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') now.delete(name);
        else now.set(name, value);
      }
    });

  return {
    kind,
    options: [...options],
    references,
    reference,
    measure,
    measures: offered,
    hasFoundations: search.get('foundation') === 'yes',
    note: search.get('note') ?? '',
    /** A note vouches only for what it was written for. */
    choose: (ids: readonly string[]) => change({ [kind]: ids.join(','), note: null }),
    setReference: (id: string) => change({ reference: id }),
    /** With or without the declared suppliers. */
    setSuppliers: (value: Suppliers) => change({ declared: value === 'declared' ? null : 'no' }),
    /** Whether foundations are counted, or structures alone. */
    countFoundations: (value: boolean) => change({ foundation: value ? 'yes' : null }),
    setMeasure: (value: Measure) => change({ measure: value === 'area' ? null : value }),
    override: (text: string) => change({ note: text }),
  };
}

export type CompareView = ReturnType<typeof useCompareView>;

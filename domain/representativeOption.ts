/** Which option the quantities of a unit or project come from; `none` while no option has a module. */
export const totalsSources = ['reference', 'newest', 'none'] as const;
export type TotalsSource = (typeof totalsSources)[number];

type Candidate = { readonly isReference: boolean; readonly hasModules: boolean };

/**
 * The option whose quantities count as its unit's: the reference; without one, the newest that has modules. Takes the
 * unit's options oldest first; undefined where none has a module.
 */
export const representativeOption = <Option extends Candidate>(
  options: readonly Option[],
): Option | undefined =>
  options.find(({ isReference }) => isReference) ?? options.findLast(({ hasModules }) => hasModules);

export function totalsSourceOf(representative: Candidate | undefined): TotalsSource {
  if (representative === undefined) return 'none';
  return representative.isReference ? 'reference' : 'newest';
}

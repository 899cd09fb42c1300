/** Which option the quantities of a unit or project come from; `none` while no option has a structure. */
export const totalsSources = ['reference', 'newest', 'none'] as const;
export type TotalsSource = (typeof totalsSources)[number];

/** `hasStructure`: whether a module of the option covers a floor. */
type Candidate = { readonly isReference: boolean; readonly hasStructure: boolean };

/**
 * The option whose quantities count as its unit's: the reference; while it has no structure, the newest that has one.
 * Takes the unit's options oldest first; undefined where none has a structure.
 */
export const representativeOption = <Option extends Candidate>(
  options: readonly Option[],
): Option | undefined =>
  options.find(({ isReference, hasStructure }) => isReference && hasStructure) ??
  options.findLast(({ hasStructure }) => hasStructure);

/** The option whose foundation counts as its unit's: the same, and the reference while none has a structure. */
export const foundationOption = <Option extends Candidate>(options: readonly Option[]): Option | undefined =>
  representativeOption(options) ?? options.find(({ isReference }) => isReference);

export function totalsSourceOf(representative: Candidate | undefined): TotalsSource {
  if (representative === undefined) return 'none';
  return representative.isReference ? 'reference' : 'newest';
}

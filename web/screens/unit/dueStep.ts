/** `hasStructure`: whether a module covers a floor; `isWhole`: whether every floor is covered. */
type Built = { readonly id: string; readonly hasStructure: boolean; readonly isWhole: boolean };

type DueStep = { step: 'addOption' } | { step: 'quantities'; optionId: string } | { step: 'compare' } | null;

/**
 * What comes next on a tower: a simulation, the quantities of the first one that leaves floors without structure, a second
 * simulation to compare with, the comparison. Who may only look compares as soon as two have a structure; else nothing is due.
 */
export function dueStep(options: readonly Built[], canEdit: boolean): DueStep {
  const comparable = options.filter(({ hasStructure }) => hasStructure).length > 1;
  if (!canEdit) return comparable ? { step: 'compare' } : null;
  const unfinished = options.find(({ isWhole }) => !isWhole);
  if (unfinished) return { step: 'quantities', optionId: unfinished.id };
  return comparable ? { step: 'compare' } : { step: 'addOption' };
}

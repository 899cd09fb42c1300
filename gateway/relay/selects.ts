import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Whether a field of the result is selected, by whichever fragment. Used to begin a call early, so a field skipped by a
 * directive may count as selected.
 */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  const walked = new Set<object>();
  const holds = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet);
      const fragment = info.fragments[selection.name.value];
      if (fragment === undefined || walked.has(fragment)) return false;
      walked.add(fragment);
      return holds(fragment.selectionSet);
    });
  return info.fieldNodes.some(({ selectionSet }) => holds(selectionSet));
}

/** Whether only fields of these names are selected below a field, at any depth and by any fragment. */
export function selectsOnly(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  const walked = new Set<object>();
  const fits = (set: SelectionSetNode | undefined): boolean =>
    set === undefined ||
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD)
        return names.has(selection.name.value) && fits(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return fits(selection.selectionSet);
      const fragment = info.fragments[selection.name.value];
      if (fragment === undefined || walked.has(fragment)) return true;
      walked.add(fragment);
      return fits(fragment.selectionSet);
    });
  return info.fieldNodes.every(({ selectionSet }) => fits(selectionSet));
}

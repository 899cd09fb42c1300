import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Names of the fields selected in a field's result, or at any depth below it, by whichever fragment; each fragment is
 * read once. A field skipped by a directive counts as selected.
 */
function selected({ fieldNodes, fragments }: GraphQLResolveInfo, isDeep: boolean): string[] {
  const read = new Set<object>();
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return [selection.name.value, ...(isDeep ? namesIn(selection.selectionSet) : [])];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const fragment = fragments[selection.name.value];
      if (fragment === undefined || read.has(fragment)) return [];
      read.add(fragment);
      return namesIn(fragment.selectionSet);
    });
  return fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet));
}

/** Whether one of these fields is selected in the result, so that a call for it can begin early. */
export const selects = (info: GraphQLResolveInfo, ...names: string[]): boolean =>
  selected(info, false).some((name) => names.includes(name));

/** Whether only fields of these names are selected below a field. */
export const selectsOnly = (info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean =>
  selected(info, true).every((name) => names.has(name));

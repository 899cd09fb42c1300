import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Answers by field or fragment and the requested names: a fragment is walked once, however often it is spread. */
const known = new WeakMap<object, Map<string, boolean>>();

/**
 * Whether a field of the result is selected, by whichever fragment. Used to begin a call early, so a field skipped by a
 * directive may count as selected.
 */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  const key = names.join();
  return answerOnce(info.fieldNodes[0]!, key, () =>
    info.fieldNodes.some(({ selectionSet }) => holds(selectionSet, names, key, info)),
  );
}

function holds(
  set: SelectionSetNode | undefined,
  names: string[],
  key: string,
  info: GraphQLResolveInfo,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, names, key, info);
    const fragment = info.fragments[selection.name.value];
    if (fragment === undefined) return false;
    return answerOnce(fragment, key, () => holds(fragment.selectionSet, names, key, info));
  });
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

function answerOnce(node: object, key: string, find: () => boolean): boolean {
  let answers = known.get(node);
  if (answers === undefined) known.set(node, (answers = new Map()));
  let answer = answers.get(key);
  if (answer === undefined) {
    answers.set(key, false); // ends a circle
    answer = find();
    answers.set(key, answer);
  }
  return answer;
}

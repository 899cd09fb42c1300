import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const known = new WeakMap<object, Map<string, boolean>>();

/**
 * Whether a field of the result is asked for, wherever fragments put it. It is used to begin a call early, so a field
 * skipped by a directive may count as asked for.
 */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  const node = info.fieldNodes[0]!;
  const key = names.join();
  let answers = known.get(node);
  if (answers === undefined) known.set(node, (answers = new Map()));
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = info.fieldNodes.some(({ selectionSet }) => holds(selectionSet, names, info));
    answers.set(key, answer);
  }
  return answer;
}

function holds(set: SelectionSetNode | undefined, names: string[], info: GraphQLResolveInfo): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, names, info);
    return holds(info.fragments[selection.name.value]?.selectionSet, names, info);
  });
}

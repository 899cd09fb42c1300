import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Rows a list usually has at most, where the client asks for more or does not say; by field. */
const usualRows: Record<string, number> = {
  projects: 50,
  reportRows: 50,
  activity: 50,
  units: 10,
  options: 10,
  modules: 15,
  versions: 10,
  members: 20,
  invitations: 20,
  pendingInvitations: 20,
  structures: 20,
  apiTokens: 20,
};

type Variables = Readonly<Record<string, unknown>>;

/**
 * The cost of an operation before it runs: every field counts 1 for each row it is expected in. Rows are `first` or
 * `last`, but no more than such a list usually has, so that asking for 50 of everything is not punished.
 */
export function operationCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  function costOf(set: SelectionSetNode): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith('__')) continue;
        const inner = selection.selectionSet === undefined ? 0 : costOf(selection.selectionSet);
        cost += 1 + inner * rowsOf(selection, variables);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) cost += costOf(fragment.selectionSet);
      }
    }
    return cost;
  }
  return costOf(operation.selectionSet);
}

function rowsOf(field: FieldNode, variables: Variables): number {
  const usual = usualRows[field.name.value];
  if (usual === undefined) return 1;
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const { value } = argument;
    const rows =
      value.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : value.kind === Kind.INT
          ? Number(value.value)
          : null;
    if (typeof rows === 'number') return Math.min(Math.max(rows, 1), usual);
  }
  return usual;
}

import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, measuredOnce } from './fragments.ts';

/** Rows a list usually has at most, by the name of its field. */
export type UsualRows = Readonly<Record<string, number>>;

/** Where the client asks for more or does not say. */
const usualRows: UsualRows = {
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
  sessions: 20,
  declarations: 20,
  decisions: 10,
};

type Variables = Readonly<Record<string, unknown>>;

/**
 * The cost of an operation before it runs: every field counts 1 for each row it is expected in. Rows are `first` or
 * `last`, but no more than such a list usually has, so that asking for 50 of everything is not punished. What is asked
 * about the schema counts like all else, by the rows of `schemaRows`. Each fragment is counted once and its cost taken
 * wherever it is spread, so the work is linear in the text.
 */
export function operationCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  schemaRows: UsualRows = {},
): number {
  const ofFragment = measuredOnce(fragmentsOf(document), 0, ({ typeCondition, selectionSet }) =>
    costOf(selectionSet, typeCondition.name.value.startsWith('__')),
  );
  function costOf(set: SelectionSetNode, ofSchema: boolean): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) cost += ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet, ofSchema);
      else if (selection.selectionSet === undefined) cost += 1;
      else {
        const inner = costOf(selection.selectionSet, ofSchema || selection.name.value.startsWith('__'));
        cost +=
          1 + inner * (ofSchema ? (schemaRows[selection.name.value] ?? 1) : rowsOf(selection, variables));
      }
    }
    return cost;
  }
  return Math.ceil(costOf(operation.selectionSet, false));
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

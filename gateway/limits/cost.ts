import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { OwnContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { fragmentsOf, measuredOnce } from './fragments.ts';

/** Lengths of the introspection lists, by field name. */
export type SchemaRows = Readonly<Record<string, number>>;

/**
 * The cost of an operation whose lists hold one row each: 1 per field. Introspection lists count with their
 * `schemaRows`. Each fragment is measured once, so the work is linear in the text. Further rows are charged when they
 * are read (`chargeRows`).
 */
export function leastCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schemaRows: SchemaRows = {},
): number {
  return Math.ceil(costOf([operation.selectionSet], fragmentsOf(document), schemaRows));
}

function costOf(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  schemaRows: SchemaRows = {},
): number {
  const ofFragment = measuredOnce(fragments, 0, ({ typeCondition, selectionSet }) =>
    ofSet(selectionSet, typeCondition.name.value.startsWith('__')),
  );
  function ofSet({ selections }: SelectionSetNode, ofSchema: boolean): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) cost += ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += ofSet(selection.selectionSet, ofSchema);
      else if (selection.selectionSet === undefined) cost += 1;
      else {
        const name = selection.name.value;
        const inner = ofSet(selection.selectionSet, ofSchema || name.startsWith('__'));
        cost += 1 + inner * (ofSchema ? (schemaRows[name] ?? 1) : 1);
      }
    }
    return cost;
  }
  return sets.reduce((sum, set) => sum + ofSet(set, false), 0);
}

/** The error for an operation that costs too much; `cost` is what it had reached when it was stopped. */
export const tooExpensive = (cost: number, limit: number) =>
  refusal(
    'OPERATION_TOO_EXPENSIVE',
    `The operation costs ${cost} or more; ${limit} are allowed: 1 for each field of each row. Ask for fewer rows at a time with first and after, for one project at a time, for what changed with updatedSince, or for the flat rows of viewer.versions and viewer.reportRows.`,
    { cost, limit },
  );

/**
 * Charges each list of objects, paged or whole, for its rows once they are known; `leastCost` has counted one, and an
 * empty list gives that one back. Lists of scalars cost 1, like any field without fields.
 * @throws OPERATION_TOO_EXPENSIVE from the list with which the operation exceeds the limit.
 */
export function chargeRows(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const list = getNullableType(field.type);
      if (!isListType(list) || isLeafType(getNamedType(list))) continue;
      field.resolve = charged(field.resolve ?? memberOf(field.name));
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, OwnContext>;

/** Like the default resolver: reads the member of that name, and calls it if it is a function. */
const memberOf =
  (name: string): Resolve =>
  (source, args, context, info) => {
    const member = (source as Readonly<Record<string, unknown>>)[name];
    return typeof member === 'function' ? member.call(source, args, context, info) : member;
  };

const charged =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const chargeFor = (rows: unknown) => {
      if (Array.isArray(rows)) charge(context, info, rows.length);
      return rows;
    };
    const rows = resolve(source, args, context, info);
    return rows instanceof Promise ? rows.then(chargeFor) : chargeFor(rows);
  };

function charge(context: OwnContext, { fieldNodes, fragments }: GraphQLResolveInfo, rows: number): void {
  const cost = (context.cost ?? 0) + (rows - 1) * costOfRow(fieldNodes, fragments);
  const limit = context.config.limits.cost;
  context.cost = cost;
  if (cost > limit) throw tooExpensive(cost, limit);
}

const rowCosts = new WeakMap<FieldNode, number>();

function costOfRow(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): number {
  let sum = 0;
  for (const node of nodes) {
    let cost = rowCosts.get(node);
    if (cost === undefined) {
      cost = costOf(node.selectionSet ? [node.selectionSet] : [], new Map(Object.entries(fragments)));
      rowCosts.set(node, cost);
    }
    sum += cost;
  }
  return sum;
}

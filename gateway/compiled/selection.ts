import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type DocumentNode,
  type getVariableValues,
  visit,
} from 'graphql';

export type VariableValues = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>;

const conditions = [GraphQLSkipDirective.name, GraphQLIncludeDirective.name];

/** The variables used by `@skip` and `@include`. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (!conditions.includes(name.value)) return;
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** What a plan is made from: the schema, the fragments of the document, and the variables of the conditions. */
export type PlanSource = {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: VariableValues;
};

/**
 * The fields selected of an object, by response name and in the order of the specification (CollectFields); several
 * nodes where one field is selected more than once.
 */
export function fieldsOf(
  source: PlanSource,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, [FieldNode, ...FieldNode[]]> {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  const seen = new Set<string>();
  function collect(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (!isIncluded(selection, source.variables)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = fields.get(key);
        if (nodes === undefined) fields.set(key, [selection]);
        else nodes.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (isAbout(source.schema, selection.typeCondition, type)) collect(selection.selectionSet);
      } else {
        const name = selection.name.value;
        const fragment = source.fragments[name];
        if (fragment === undefined || seen.has(name)) continue;
        if (!isAbout(source.schema, fragment.typeCondition, type)) continue;
        seen.add(name);
        collect(fragment.selectionSet);
      }
    }
  }
  for (const set of sets) collect(set);
  return fields;
}

function isIncluded(selection: SelectionNode, variables: VariableValues): boolean {
  if (selection.directives === undefined || selection.directives.length === 0) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
  if (skip?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] !== false;
}

function isAbout(schema: GraphQLSchema, condition: NamedTypeNode | undefined, type: GraphQLObjectType) {
  if (condition === undefined || condition.name.value === type.name) return true;
  const named = schema.getType(condition.name.value);
  return isAbstractType(named) && schema.isSubType(named, type);
}

import {
  type DocumentNode,
  type getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  visit,
} from 'graphql';

export type VariableValues = NonNullable<ReturnType<typeof getVariableValues>['variableValues']>;

const conditions = [GraphQLSkipDirective.name, GraphQLIncludeDirective.name];

/** The variables that say which fields there are, in `@skip` and `@include`. */
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

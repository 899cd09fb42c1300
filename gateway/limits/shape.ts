import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

type Shape = { depth: number; aliases: number };

/**
 * Refuses operations that nest deeper, or hold more aliases, than allowed; fragments count where they are spread.
 * Introspection is not counted: it nests deep by nature and costs no call.
 */
export function limitShape(deepest: number, mostAliases: number): ValidationRule {
  return function LimitShape(context) {
    const measured = new Map<string, Shape>();
    const refuse = (message: string) =>
      context.reportError(new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }));

    function measure(set: SelectionSetNode): Shape {
      const total: Shape = { depth: 0, aliases: 0 };
      for (const selection of set.selections) {
        let part: Shape;
        if (selection.kind === Kind.FRAGMENT_SPREAD)
          part = ofFragment(context.getFragment(selection.name.value));
        else if (selection.kind === Kind.INLINE_FRAGMENT) part = measure(selection.selectionSet);
        else if (selection.name.value.startsWith('__')) continue;
        else {
          const inner =
            selection.selectionSet === undefined ? { depth: 0, aliases: 0 } : measure(selection.selectionSet);
          part = { depth: inner.depth + 1, aliases: inner.aliases + (selection.alias === undefined ? 0 : 1) };
        }
        total.depth = Math.max(total.depth, part.depth);
        total.aliases += part.aliases;
      }
      return total;
    }

    function ofFragment(fragment: FragmentDefinitionNode | null | undefined): Shape {
      if (fragment == null) return { depth: 0, aliases: 0 };
      const name = fragment.name.value;
      const known = measured.get(name);
      if (known !== undefined) return known;
      measured.set(name, { depth: 0, aliases: 0 }); // ends cycles, which another rule reports
      const shape = measure(fragment.selectionSet);
      measured.set(name, shape);
      return shape;
    }

    return {
      OperationDefinition(operation) {
        const { depth, aliases } = measure(operation.selectionSet);
        if (depth > deepest) refuse(`The operation nests ${depth} levels deep; ${deepest} are allowed`);
        if (aliases > mostAliases) refuse(`The operation has ${aliases} aliases; ${mostAliases} are allowed`);
      },
    };
  };
}

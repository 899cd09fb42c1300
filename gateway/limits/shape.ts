import { type DocumentNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { refusal } from '../errors/refusal.ts';
import { fragmentsOf, measuredOnce } from './fragments.ts';

type Shape = { depth: number; aliases: number };

const nothing: Shape = { depth: 0, aliases: 0 };

/**
 * What speaks against the operations of a document because they nest deeper, or hold more aliases, than allowed;
 * fragments count where they are spread, and what is asked about the schema counts like all else. Linear in the text,
 * and meant to be asked before the rules of validation, which are not.
 */
export function shapeFaults(document: DocumentNode, deepest: number, mostAliases: number): GraphQLError[] {
  const ofFragment = measuredOnce(fragmentsOf(document), nothing, ({ selectionSet }) =>
    measure(selectionSet),
  );

  function measure(set: SelectionSetNode): Shape {
    const total: Shape = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      let part: Shape;
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) part = measure(selection.selectionSet);
      else {
        const inner = selection.selectionSet === undefined ? nothing : measure(selection.selectionSet);
        part = { depth: inner.depth + 1, aliases: inner.aliases + (selection.alias === undefined ? 0 : 1) };
      }
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
    }
    return total;
  }

  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { depth, aliases } = measure(definition.selectionSet);
    const faults: GraphQLError[] = [];
    if (depth > deepest)
      faults.push(tooMuch(`The operation nests ${depth} levels deep; ${deepest} are allowed`));
    if (aliases > mostAliases)
      faults.push(tooMuch(`The operation has ${aliases} aliases; ${mostAliases} are allowed`));
    return faults;
  });
}

const tooMuch = (message: string) => refusal('OPERATION_TOO_EXPENSIVE', message);

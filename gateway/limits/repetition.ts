import { type DocumentNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { refusal } from '../errors/refusal.ts';

/** Spreads of fragments in a document; validation compares each with each. */
const mostSpreads = 100;
/** Pairs of fields that answer under one name; validation compares each, to see whether they can be merged. */
const mostPairs = 20_000;

/**
 * What speaks against a document because the rules of validation, whose work grows with the square of what is repeated,
 * would take too long; undefined if nothing does. Linear in the text.
 */
export function repetitionFault(document: DocumentNode): GraphQLError | undefined {
  let spreads = 0;
  let pairs = 0;
  const seen = new Map<string, number>();
  const waiting: SelectionSetNode[] = document.definitions.flatMap((definition) =>
    'selectionSet' in definition ? [definition.selectionSet] : [],
  );
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) spreads++;
      else if (selection.selectionSet !== undefined) waiting.push(selection.selectionSet);
      if (selection.kind !== Kind.FIELD) continue;
      const name = (selection.alias ?? selection.name).value;
      const before = seen.get(name) ?? 0;
      pairs += before;
      seen.set(name, before + 1);
    }
  }
  if (spreads > mostSpreads)
    return tooMuch(`The operation spreads ${spreads} fragments; ${mostSpreads} are allowed`);
  return pairs > mostPairs ? tooMuch('The operation asks for the same fields too many times') : undefined;
}

const tooMuch = (message: string) => refusal('OPERATION_TOO_EXPENSIVE', message);

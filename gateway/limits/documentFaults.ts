import {
  type DocumentNode,
  type GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  Lexer,
  Source,
  TokenKind,
} from 'graphql';
import { refusal } from '../errors/refusal.ts';
import { fragmentsOf, measuredOnce } from './fragments.ts';

/** Brackets of any kind within each other; the parser calls itself for each, and more than some thousands end it. */
const mostBrackets = 200;

/** Characters of a text, comments and all: what was parsed is kept for the next time. */
const longestText = 100_000;

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * What speaks against the text of an operation before it is parsed; undefined if nothing does. Reads no further than
 * `mostTokens`.
 *
 * @throws GraphQLError where the text can't be read at all, as the parser would.
 */
export function textFault(text: string, mostTokens: number): GraphQLError | undefined {
  if (text.length > longestText) return tooMuch(`The operation is longer than ${longestText} characters`);
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF;) {
    if (++tokens > mostTokens) return tooMuch(`The operation has more than ${mostTokens} tokens`);
    if (opening.includes(lexer.token.kind)) open++;
    else if (closing.includes(lexer.token.kind)) open--;
    if (open > mostBrackets)
      return tooMuch(`The operation has more than ${mostBrackets} brackets open at once`);
  }
  return undefined;
}

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

/** Mutations that try a secret, choose one or send a mail to an address anybody may name. */
const aboutCredentials: ReadonlySet<string> = new Set([
  'signUp',
  'logIn',
  'confirmLogIn',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
  'activateAccount',
  'requestActivation',
  'requestPasswordReset',
  'resetPassword',
  'updateProfile',
  'deleteAccount',
  'deleteOrganization',
]);

/** What an operation is: how deep it nests, its aliases, and its own fields that are about credentials. */
type Shape = { depth: number; aliases: number; credentials: number };

const nothing: Shape = { depth: 0, aliases: 0, credentials: 0 };

/**
 * The operations of a document by their shape; fragments count where they are spread, and what is asked about the schema
 * counts like all else. Linear in the text, and meant to be asked before the rules of validation, which are not.
 */
function measuredOperations(document: DocumentNode): (Shape & { operation: string })[] {
  const ofFragment = measuredOnce(fragmentsOf(document), nothing, ({ selectionSet }) =>
    measure(selectionSet),
  );

  function measure(set: SelectionSetNode | undefined): Shape {
    const total = { ...nothing };
    for (const selection of set?.selections ?? []) {
      const part = partOf(selection);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.credentials += part.credentials;
    }
    return total;
  }

  function partOf(selection: SelectionNode): Shape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const inner = measure(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (selection.alias === undefined ? 0 : 1),
      credentials: aboutCredentials.has(selection.name.value) ? 1 : 0,
    };
  }

  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ operation: definition.operation, ...measure(definition.selectionSet) }]
      : [],
  );
}

/** What speaks against the operations of a document because they nest deeper, or hold more aliases, than allowed. */
export const shapeFaults = (document: DocumentNode, deepest: number, mostAliases: number): GraphQLError[] =>
  measuredOperations(document).flatMap(({ depth, aliases }) => [
    ...(depth > deepest ? [tooMuch(`The operation nests ${depth} levels deep; ${deepest} are allowed`)] : []),
    ...(aliases > mostAliases
      ? [tooMuch(`The operation has ${aliases} aliases; ${mostAliases} are allowed`)]
      : []),
  ]);

/**
 * What speaks against an operation that holds more mutations about credentials than `most`: many under aliases would
 * try as many passwords, or send as many mails, in one request. Undefined if nothing does.
 */
export function credentialsFault(document: DocumentNode, most: number): GraphQLError | undefined {
  const fault = measuredOperations(document).find(
    ({ operation, credentials }) => operation === 'mutation' && credentials > most,
  );
  return (
    fault &&
    tooMuch(`The operation has ${fault.credentials} mutations about credentials; ${most} are allowed in one`)
  );
}

const tooMuch = (message: string) => refusal('OPERATION_TOO_EXPENSIVE', message);

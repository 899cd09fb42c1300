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

/** Most nested brackets of any kind: the parser recurses for each, and some thousands overflow its stack. */
const maxBrackets = 200;

/** Characters of a text with its comments, because parsed texts are kept. */
const longestText = 100_000;

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * A fault of an operation's text before it is parsed; undefined if there is none. Reads no further than `maxTokens`.
 * @throws GraphQLError where the text cannot be read at all, as the parser would.
 */
export function textFault(text: string, maxTokens: number): GraphQLError | undefined {
  if (text.length > longestText) return tooMuch(`The operation is longer than ${longestText} characters`);
  const lexer = new Lexer(new Source(text));
  let open = 0;
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF;) {
    if (++tokens > maxTokens) return tooMuch(`The operation has more than ${maxTokens} tokens`);
    if (opening.includes(lexer.token.kind)) open++;
    else if (closing.includes(lexer.token.kind)) open--;
    if (open > maxBrackets)
      return tooMuch(`The operation has more than ${maxBrackets} brackets open at once`);
  }
  return undefined;
}

/** Most spreads of fragments in a document; validation compares each with each. */
const maxSpreads = 100;
/** Most pairs of fields with one response name; validation compares each pair for merging. */
const maxPairs = 20_000;

/**
 * A fault of a document whose repetitions would make validation, which is quadratic in them, take too long; undefined
 * if there is none. Linear in the text.
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
  if (spreads > maxSpreads)
    return tooMuch(`The operation spreads ${spreads} fragments; ${maxSpreads} are allowed`);
  return pairs > maxPairs ? tooMuch('The operation asks for the same fields too many times') : undefined;
}

/** Mutations that try or choose a secret, or send a mail to any given address. */
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

/** The shape of an operation: its depth, its aliases, and its own fields about credentials. */
type Shape = { depth: number; aliases: number; credentials: number };

const nothing: Shape = { depth: 0, aliases: 0, credentials: 0 };

/**
 * Measures the operations of a document. Fragments count where they are spread, and introspection counts like all else.
 * Linear in the text, and meant to run before validation, which is not.
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

/** Faults of operations that nest deeper, or hold more aliases, than allowed. */
export const shapeFaults = (document: DocumentNode, deepest: number, maxAliases: number): GraphQLError[] =>
  measuredOperations(document).flatMap(({ depth, aliases }) => [
    ...(depth > deepest ? [tooMuch(`The operation nests ${depth} levels deep; ${deepest} are allowed`)] : []),
    ...(aliases > maxAliases
      ? [tooMuch(`The operation has ${aliases} aliases; ${maxAliases} are allowed`)]
      : []),
  ]);

/**
 * A fault of an operation with more mutations about credentials than `most`: aliases would try as many passwords, or
 * send as many mails, in one request. Undefined if there is none.
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

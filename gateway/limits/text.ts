import { type GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { refusal } from '../errors/refusal.ts';

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

const tooMuch = (message: string) => refusal('OPERATION_TOO_EXPENSIVE', message);

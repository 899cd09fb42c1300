import type { Plugin } from 'graphql-yoga';
import { refusal } from '../errors/refusal.ts';

/**
 * Refuses parameters of an address that are no JSON, `variables` and `extensions`, without repeating them: the server
 * library lets the parser's own error through, which quotes the text.
 */
export function refuseUnreadable(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser === undefined) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          const http = { status: 400 };
          throw refusal('BAD_USER_INPUT', 'variables and extensions must be JSON', { http });
        }
      });
    },
  };
}

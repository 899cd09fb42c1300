import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusal } from '../errors/refusal.ts';

/** A result as the server library sends it: `stringify` makes its text. */
export type Answer = ExecutionResult & { stringify?: (answer: ExecutionResult) => string };

/** Replaces an answer longer than this many bytes by an error. */
export function limitAnswers(maxBytes: number): Plugin {
  function text(answer: ExecutionResult): string {
    const serialized = JSON.stringify(answer);
    // No character takes more than three bytes, so short texts need not be measured.
    if (serialized.length * 3 <= maxBytes || Buffer.byteLength(serialized) <= maxBytes) return serialized;
    const error = refusal(
      'RESPONSE_TOO_LARGE',
      `The answer is longer than ${maxBytes} bytes. Ask for fewer rows or fewer fields.`,
      { limit: maxBytes },
    );
    return JSON.stringify({ data: null, errors: [error], extensions: answer.extensions });
  }
  const limit = (result: Answer) => {
    result.stringify = text;
  };
  return {
    onExecutionResult({ result }) {
      if (result === undefined || Array.isArray(result) || Symbol.asyncIterator in result) return;
      limit(result);
    },
    onSubscribe: () => ({
      onSubscribeResult: () => ({ onNext: ({ result }) => limit(result) }),
    }),
  };
}

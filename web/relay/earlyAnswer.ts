import type { RequestParameters, Variables } from 'relay-runtime';
import { getSession } from '../session/session.ts';

declare global {
  interface Window {
    /** What the page itself asked for before any code was there; see web/build/start/startScript.ts. */
    earlyAnswer?: { id: string; variables: Variables; token: string; response: Promise<Response> };
  }
}

const text = (variables: Variables) =>
  JSON.stringify(Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The answer to this very call, where the page has asked for it already; each is given once. */
export function takeEarlyAnswer(
  { id }: RequestParameters,
  variables: Variables,
): Promise<Response> | undefined {
  const early = window.earlyAnswer;
  if (early === undefined || early.id !== id || text(early.variables) !== text(variables)) return undefined;
  forgetEarlyAnswer();
  return early.token === getSession()?.token ? early.response : undefined;
}

/** Once the first screen stands, an answer that nobody took would be old. */
export function forgetEarlyAnswer(): void {
  delete window.earlyAnswer;
}

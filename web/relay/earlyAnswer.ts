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

/** The answer to this very call, if the page has requested it already; each is returned once. */
export function takeEarlyAnswer(
  { id }: RequestParameters,
  variables: Variables,
): Promise<Response> | undefined {
  const early = window.earlyAnswer;
  if (early === undefined || early.id !== id || text(early.variables) !== text(variables)) return undefined;
  forgetEarlyAnswer();
  return early.token === getSession()?.token ? early.response : undefined;
}

/** Once the first screen is shown, an unused answer would be outdated. */
export function forgetEarlyAnswer(): void {
  delete window.earlyAnswer;
}

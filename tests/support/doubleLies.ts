/** What the double of a service does with changes: makes them, only says so, makes them and then fails, or only fails. */
export type Manner = 'honest' | 'forgetful' | 'failing' | 'broken';

/** Whether a call is honest all the same: a read, a log-in, and the change of nothing that tells the own user. */
export const isRead = (method: string, path: string, body: object) =>
  method === 'GET' ||
  path === '/v1/tokens/authentication' ||
  (method === 'PATCH' && Object.keys(body).length === 0);

/** Runs something and takes back all it did to `state`, but gives its answer. */
export function forgetting<T>(state: object, run: () => T): T {
  const before = structuredClone({ ...state });
  const answer = structuredClone(run());
  Object.assign(state, before);
  return answer;
}

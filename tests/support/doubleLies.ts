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

/** What the double of a service does not hear: everything under this key, however deep. */
export type Unheard = { key?: string; heard: Set<string> };

/** What is left of the body of a change without what is unheard; notes which keys there were. */
function heardOf<T>(body: T, unheard: Unheard): T {
  if (Array.isArray(body)) return body.map((each) => heardOf(each, unheard)) as T;
  if (typeof body !== 'object' || body === null) return body;
  for (const key of Object.keys(body)) unheard.heard.add(key);
  const kept = Object.entries(body).filter(([key]) => key !== unheard.key);
  return Object.fromEntries(kept.map(([key, value]) => [key, heardOf(value, unheard)])) as T;
}

/** Runs a change on what is heard of its body; one without what the double takes for granted is refused. */
export function runHeard<Body, Reply>(
  { unheard }: { unheard: Unheard },
  body: Body,
  run: (heard: Body) => Reply,
  refuse: (status: number, error: object) => Reply,
): Reply {
  try {
    return run(heardOf(body, unheard));
  } catch (error) {
    return refuse(422, { body: String(error) });
  }
}

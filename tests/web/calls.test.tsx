import i18next from 'i18next';
import type { RequestParameters } from 'relay-runtime';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchFile } from '../../web/relay/fetchFile.ts';
import { fetchGraphQL } from '../../web/relay/fetchGraphQL.ts';
import { knownOffers } from '../../web/relay/knownOffers.ts';
import { isOfferedKnown, offeredNow, setOffered } from '../../web/session/offered.ts';
import { dropSession, getSession, setSession } from '../../web/session/session.ts';

const session = {
  user: { name: 'Ana Souza', email: 'ana@example.com', activated: true },
  token: 'TOKEN',
  expiry: '2099-01-01T00:00:00Z',
};
const operation = (operationKind: 'query' | 'mutation') =>
  ({ id: 'f00', name: 'ThingQuery', operationKind }) as unknown as RequestParameters;

type Said = { status?: number; headers?: Record<string, string>; body?: unknown };
const response = ({ status = 200, headers = {}, body = { data: { thing: 1 } } }: Said) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const refusal = (code: string, extensions: object = {}) => ({
  message: 'x',
  extensions: { code, ...extensions },
});

/** Answers the calls one after the other, then with data; null stands for a line that is down. */
const answerWith = (...answers: (Said | null)[]) => {
  const left = [...answers];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const said = left.shift();
    if (said === null) throw new TypeError('offline');
    return response(said ?? {});
  });
};
const times = (count: number, said: Said | null) => Array.from({ length: count }, () => said);

/** What a call came to, with the moments (ms) at which it was sent. */
async function outcomeOf(call: () => Promise<unknown>) {
  vi.useFakeTimers();
  const begun = Date.now();
  const sent: number[] = [];
  const asked = vi.mocked(globalThis.fetch);
  const answer = asked.getMockImplementation()!;
  asked.mockImplementation((...request) => {
    sent.push(Date.now() - begun);
    return answer(...request);
  });
  const outcome = call().then(
    (data) => ({ data }),
    ({ code, requestId }: { code: string; requestId: string | null }) => ({ code, requestId }),
  );
  await vi.runAllTimersAsync();
  return { ...(await outcome), sent };
}

beforeEach(() => setSession(session));

test('a call says who asks, in which language, under an id of its own, for what', async () => {
  const { resolvedLanguage } = i18next;
  i18next.resolvedLanguage = 'es-ES';
  onTestFinished(() => void Object.assign(i18next, { resolvedLanguage }));
  const asked = answerWith();
  await fetchGraphQL(operation('query'), { first: 2 });
  await fetchFile('/graphql/account.json');
  dropSession();
  await fetchGraphQL(operation('query'), {});
  const [graph, file, guest] = asked.mock.calls.map(([, init]) => init?.headers as Record<string, string>);
  expect(graph).toMatchObject({ authorization: 'Bearer TOKEN', 'accept-language': 'es-ES' });
  expect(file).toMatchObject({ authorization: 'Bearer TOKEN', 'accept-language': 'es-ES' });
  expect(guest).not.toHaveProperty('authorization');
  expect(JSON.parse(asked.mock.calls[0]?.[1]?.body as string)).toEqual({
    documentId: 'f00',
    operationName: 'ThingQuery',
    variables: { first: 2 },
  });
  const ids = [graph, file, guest].map((headers) => headers?.['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

describe('a failure', () => {
  const error = (extensions = {}) => ({ data: null, errors: [refusal('FORBIDDEN', extensions)] });
  const header = { 'x-request-id': 'of-header' };
  test.each<[string, Said, string | null]>([
    ['its error', { headers: header, body: error({ requestId: 'of-error' }) }, 'of-error'],
    ['its error, as /v1 writes it', { body: error({ request_id: 'of-rest' }) }, 'of-rest'],
    [
      'its answer',
      { headers: header, body: { ...error(), extensions: { requestId: 'of-answer' } } },
      'of-answer',
    ],
    ['its header', { headers: header, body: error() }, 'of-header'],
    ['the header of what nobody can read', { headers: header, body: '<html>' }, 'of-header'],
    ['nowhere', { body: error() }, null],
  ])('has the id of the request from %s', async (_where, said, requestId) => {
    answerWith(said);
    expect(await outcomeOf(() => fetchGraphQL(operation('mutation'), {}))).toMatchObject({ requestId });
  });

  const once = [0];
  const again = [0, 250, 750, 1750];
  const failing = (status: number, code: string, extensions = {}): Said => ({
    status,
    body: { errors: [refusal(code, extensions)] },
  });
  test.each<[string, Said | null, string, number[]]>([
    ['no line', null, 'NETWORK', again],
    ['429', failing(429, 'RATE_LIMITED'), 'RATE_LIMITED', again],
    [
      'a limit in an answer',
      failing(200, 'RATE_LIMITED', { retryAfter: 3 }),
      'RATE_LIMITED',
      [0, 3000, 6000, 9000],
    ],
    [
      'a longer wait than anybody has',
      failing(429, 'RATE_LIMITED', { retryAfter: 11 }),
      'RATE_LIMITED',
      once,
    ],
    [
      '503 for ten seconds',
      { status: 503, headers: { 'retry-after': '10' }, body: '' },
      'UNKNOWN',
      [0, 1e4, 2e4, 3e4],
    ],
    ['500', { status: 500, body: '<html>' }, 'UNKNOWN', again],
    ['a service that is down', failing(200, 'UPSTREAM_UNAVAILABLE'), 'UPSTREAM_UNAVAILABLE', again],
    ['413', { status: 413, body: '<html>' }, 'UNKNOWN', once],
    ['too much asked for', failing(200, 'RESPONSE_TOO_LARGE'), 'RESPONSE_TOO_LARGE', once],
    ['no permission', failing(200, 'FORBIDDEN'), 'FORBIDDEN', once],
  ])(
    'by %s is met by asking again, if that can help and nothing is changed',
    async (_by, said, code, sent) => {
      answerWith(...times(4, said));
      expect(await outcomeOf(() => fetchGraphQL(operation('query'), {}))).toMatchObject({ code, sent });
      vi.useRealTimers();
      answerWith(...times(4, said));
      expect(await outcomeOf(() => fetchGraphQL(operation('mutation'), {}))).toMatchObject({
        code,
        sent: once,
      });
      expect(getSession()).not.toBeNull();
    },
  );

  test('of a part leaves the rest, each error with its request; what is missing is none', async () => {
    const part = { data: { thing: 1, other: null }, errors: [refusal('UPSTREAM_UNAVAILABLE')] };
    answerWith(
      { headers: header, body: part },
      { body: { data: { thing: null }, errors: [refusal('NOT_FOUND')] } },
    );
    const { data, sent } = (await outcomeOf(() => fetchGraphQL(operation('query'), {}))) as {
      data?: unknown;
      sent: number[];
    };
    expect(sent).toEqual(once);
    expect(data).toMatchObject({ data: part.data, errors: [{ extensions: { requestId: 'of-header' } }] });
    vi.useRealTimers();
    expect(await fetchGraphQL(operation('query'), {})).toMatchObject({ data: { thing: null } });
  });

  test.each<[string, Said]>([
    ['the status', { status: 401, body: { errors: [refusal('UNAUTHENTICATED')] } }],
    ['an error', { body: { data: { thing: 1 }, errors: [refusal('UNAUTHENTICATED')] } }],
  ])('to be known, by %s, ends the session; a guest has none to end', async (_by, said) => {
    answerWith(said);
    expect(await outcomeOf(() => fetchGraphQL(operation('query'), {}))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(getSession()).toBeNull();
  });

  test.each([
    ['data', () => fetchGraphQL(operation('mutation'), {})],
    ['a file', () => fetchFile('/graphql/account.json')],
  ])('to know the token that asked for %s leaves a session begun meanwhile', async (_what, call) => {
    const begun = { ...session, token: 'NEW' };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      setSession(begun);
      return response({ status: 401, body: { errors: [refusal('UNAUTHENTICATED')] } });
    });
    await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(getSession()).toEqual(begun);
  });

  test.each<[string, Said | null, string, boolean]>([
    ['no line', null, 'NETWORK', true],
    ['the end of the session', { status: 401, headers: header, body: '' }, 'UNAUTHENTICATED', false],
    ['no permission', { status: 403, headers: header, body: error() }, 'FORBIDDEN', true],
    [
      'a limit',
      { status: 429, headers: header, body: failing(429, 'RATE_LIMITED').body },
      'RATE_LIMITED',
      true,
    ],
    ['its size', { status: 413, headers: header, body: '<html>' }, 'UNKNOWN', true],
  ])('of a file by %s is told, and only the end of a session ends one', async (_by, said, code, stays) => {
    const asked = answerWith(said);
    const requestId = said === null ? null : 'of-header';
    await expect(fetchFile('/graphql/account.json')).rejects.toMatchObject({ code, requestId });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(getSession() !== null).toBe(stays);
  });
});

describe('what the page asked for before any code was there', () => {
  const variables = { id: '1', withLosses: null };
  const early = (given: object = {}) => {
    const kept = { withLosses: null, id: '1' };
    const answer = Promise.resolve(response({ body: { data: { thing: 'early' } } }));
    window.earlyAnswer = { id: 'f00', variables: kept, token: 'TOKEN', response: answer, ...given };
  };
  const thing = async () => {
    const { data } = (await fetchGraphQL(operation('query'), variables)) as { data: { thing: unknown } };
    return data.thing;
  };

  test('is taken once for the same call of the same person', async () => {
    answerWith();
    early();
    expect([await thing(), await thing()]).toEqual(['early', 1]);
  });

  test.each([
    ['of another person', { token: 'OTHER' }],
    ['of another thing', { variables: { id: '2', withLosses: null } }],
    ['of another screen', { id: 'f01' }],
  ])('is left where it is %s', async (_whose, given) => {
    answerWith();
    early(given);
    expect(await thing()).toBe(1);
    delete window.earlyAnswer;
  });
});

test('what the service offers is asked for once, and kept when it is known', async () => {
  const before = offeredNow();
  localStorage.removeItem('torre.lacking');
  onTestFinished(() => {
    setOffered(before);
    localStorage.removeItem('torre.lacking');
  });
  const offering = (generation: string) => ({
    body: { data: { capabilities: { ...before, webhooks: false, generation } } },
  });
  const asked = answerWith({ status: 413, body: '' }, offering('UNKNOWN'), offering('G2'));
  for (const isKnown of [false, false, true]) {
    await Promise.all([knownOffers(), knownOffers()]);
    expect(isOfferedKnown()).toBe(isKnown);
  }
  await knownOffers();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(offeredNow()).toMatchObject({ webhooks: false, decisions: true, countsAlike: false });
});

import type { RouteRow } from './access/accessTable.ts';
import type { AccessWorld } from './access/accessWorld.ts';
import type { TestApi } from './servers/apiServer.ts';
import type { Caller } from './access/callers.ts';

/** What decides who may make a call of the table of access. */
export const askedOf = (route: string, row: RouteRow) => ({
  ...row,
  changes: !route.startsWith('GET ') || row.writes === true,
  inProject: route.includes('{projectId}'),
});

/** One call with the ids of a world. The stream of events has no end to wait for. */
export async function answerTo(
  api: TestApi,
  route: string,
  { body, query = '' }: RouteRow,
  { token }: Caller,
  world: AccessWorld,
): Promise<{ status: number; text: string }> {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name] ?? name);
  const sent = await body?.(world);
  const response = await fetch(new URL(`${path}${query}`, api.url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
}

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startApiProcess, startGatewayProcess } from '../support/servers/apiProcess.ts';
import type { TestApi } from '../support/servers/apiServer.ts';
import type { LargeOffice } from '../support/towers/largeOffice.ts';
import { officeQuery } from '../support/access/officeScreens.ts';
import { call } from '../support/restCall.ts';
import { newUser, type TestUser } from '../support/world.ts';
import { cheapCalls } from './cheapCalls.ts';

const screens = ['ProjectsPageQuery', 'ComparePageQuery', 'KnownTowersQuery'] as const;

/**
 * Cheap calls of one person, alone and beside `users` who open dear screens of the same office as fast as they are let,
 * one after the other, each with an account of its own. Service and gateway are processes of their own over `url`.
 */
export async function crowd(api: TestApi, office: LargeOffice, url: string, users: number): Promise<void> {
  const service = await startApiProcess({ DATABASE_URL: url, SECOND_FACTOR_KEY: 'a1'.repeat(32) });
  const gateway = await startGatewayProcess({ V1_URL: `${service.url}/v1` });
  const members: TestUser[] = [];
  while (members.length < users) members.push(await newUser(api.url));
  const ids = members.map(({ id }) => id);
  await sql`insert into project_members (project_id, user_id, permission)
    select p.id, u.id, 'project:view' from projects p, unnest(${ids}::integer[]) u(id)
    where p.user_id = ${office.user.id}`.execute(api.db);
  const graph = (token: string, body: object) =>
    call(gateway.url, 'POST', '/graphql', { token, body, headers: { accept: 'application/json' } });
  const timed = (ms: number) =>
    cheapCalls({ service: service.url, gateway: gateway.url, token: office.user.token, ms });
  const outcomes = new Map<string, number>();
  const over = new AbortController();
  const work = async ({ token }: TestUser, index: number) => {
    for (let turn = index; !over.signal.aborted; turn++) {
      const { status, body } = await graph(token, officeQuery(office, screens[turn % screens.length]!));
      const error = body.errors?.[0];
      const outcome = error === undefined ? 'answered' : `${error.extensions.code} ${status}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (error !== undefined) await pause(1_000 * (error.extensions.retryAfter ?? 1));
    }
  };
  try {
    await timed(3_000);
    const alone = await timed(8_000);
    const crowded = members.map(work);
    await pause(3_000);
    const beside = await timed(20_000);
    over.abort();
    await Promise.all(crowded);
    console.log(`\n${users} users: ${JSON.stringify(Object.fromEntries(outcomes))}`);
    for (const kind of ['/v1', 'graph'] as const)
      for (const share of [0.5, 0.9, 0.99]) {
        const [idle, busy] = [alone[kind], beside[kind]].map((times) => quantile(times, share));
        console.log(
          `a cheap call to ${kind}, p${share * 100}: ${idle!.toFixed(1)} ms alone, ${busy!.toFixed(1)} beside them, × ${(busy! / idle!).toFixed(1)}`,
        );
      }
  } finally {
    over.abort();
    gateway.child.kill();
    service.child.kill();
  }
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

import { afterAll, vi } from 'vitest';
import { startApi, type TestApi } from './servers/apiServer.ts';
import { startGateway, type TestGateway } from './servers/gatewayServer.ts';
import { startUpstream, type StubRoutes, type StubUpstream } from './servers/stubUpstream.ts';
import { newUser, type TestUser } from './world.ts';

/** A test file's own service until its tests have ended. Awaited at the file's top. */
export async function serveApi(settings: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
  const api = await startApi(settings);
  afterAll(() => api.close());
  return api;
}

/**
 * The same, without its regular work: ten seconds after its start it would look at decisions, by today's date, and sum
 * towers, in the middle of whatever test is running then.
 */
export async function serveApiWithoutSweeps(): Promise<TestApi> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    return await serveApi();
  } finally {
    vi.useRealTimers();
  }
}

/** A service with a gateway before it and a first user. */
export async function serveGateway(
  settings: Parameters<typeof startApi>[0] = {},
): Promise<{ api: TestApi; gateway: TestGateway; user: TestUser }> {
  const api = await startApi(settings);
  const gateway = await startGateway(api.url);
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });
  return { api, gateway, user: await newUser(api.url) };
}

/** The same before a service that answers what it is told. */
export async function serveStub(
  routes: StubRoutes = {},
): Promise<{ upstream: StubUpstream; gateway: TestGateway }> {
  const upstream = await startUpstream(routes);
  const gateway = await startGateway(upstream.url);
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });
  return { upstream, gateway };
}

/** Projects of a user, each with a tower of one module; their ids. */
export async function builtProjects(user: TestUser, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const project = await user.project({ name });
    await (await (await project.unit()).option()).module();
    ids.push(project.id);
  }
  return ids;
}

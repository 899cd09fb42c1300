import { type GraphAnswer, startGateway, type TestGateway } from './servers/gatewayServer.ts';
import type { Manner, Unheard } from './doubleLies.ts';
import { startLiveG3 } from './liveG3Service.ts';
import { type LiveService, startLiveService } from './liveService.ts';
import {
  createModuleMutation,
  createOptionMutation,
  createProjectMutation,
  createUnitMutation,
  frameInput,
} from './mainJob.ts';
import { call } from './restCall.ts';
import { type Spoil, startProxy } from './servers/recordingProxy.ts';

const password = 'pa55word!!';

type Double = Pick<LiveService, 'url' | 'requests' | 'mailedToken' | 'close'> & {
  state: { manner: Manner; unheard: Unheard };
};

/** What is made by way of the graph, whatever service is behind it. */
export class GraphWorld {
  readonly gateway: TestGateway;

  constructor(gateway: TestGateway) {
    this.gateway = gateway;
  }

  ask(token: string, query: string, variables: object = {}): Promise<GraphAnswer> {
    return this.gateway.ask(query, { token, variables });
  }

  /** Runs a mutation that must succeed and gives its payload. */
  async made(token: string, mutation: string, input: object) {
    const { data, errors } = await this.ask(token, mutation, { input });
    const [payload] = Object.values(data ?? {}) as { errors: unknown[] }[];
    if (errors.length > 0 || (payload?.errors.length ?? 0) > 0)
      throw new Error(JSON.stringify([errors, payload?.errors]));
    // oxlint-disable-next-line typescript/no-explicit-any
    return payload as any;
  }

  async project(token: string, name = 'Residencial Ipê'): Promise<{ id: string; databaseId: string }> {
    const input = { name, state: 'SP', city: 'São Paulo', phase: 'BASIC_PROJECT' };
    return (await this.made(token, createProjectMutation, input)).project;
  }

  /** A tower of four floors of 100 m². */
  async tower(token: string, projectId: string): Promise<{ id: string; databaseId: string }> {
    const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 100, height: 3, repetition: 4 }];
    return (await this.made(token, createUnitMutation, { projectId, name: 'Torre A', floorGroups })).unit;
  }

  /** An option with a frame over the given floors. */
  async option(
    token: string,
    unitId: string,
    floorIds: string[],
    name = 'Opção 1',
    structure: object = frameInput(40),
  ) {
    const { option } = await this.made(token, createOptionMutation, { unitId, name, isReference: true });
    const { module } = await this.made(token, createModuleMutation, {
      optionId: option.id,
      floorIds,
      structure,
    });
    return { optionId: option.id as string, moduleId: module.id as string };
  }

  async floorIds(token: string, projectId: string, unitId: string): Promise<string[]> {
    const query = `{ unit(projectId: "${projectId}", unitId: "${unitId}") { floors { id } } }`;
    const { data } = await this.ask(token, query);
    return data.unit.floors.map(({ id }: { id: string }) => id);
  }
}

/** The gateway in front of the double of a live service, and people who use them. */
export class LiveWorld extends GraphWorld {
  readonly live: Double;

  private constructor(live: Double, gateway: TestGateway) {
    super(gateway);
    this.live = live;
  }

  static async start(options: { isLimited?: boolean } = {}): Promise<LiveWorld> {
    const live = await startLiveService('module', options);
    return new LiveWorld(live, await startGateway(live.url));
  }

  /** The newest generation. */
  static async startG3(): Promise<LiveWorld> {
    return LiveWorld.over(await startLiveG3());
  }

  /** In front of a double that the test looks into. */
  static async over(live: Double): Promise<LiveWorld> {
    return new LiveWorld(live, await startGateway(live.url, { asksGeneration: true }));
  }

  /** Behind a proxy, which answers in place of the double where a test has it do so. */
  static async behindProxy(live: Double, spoil: Spoil): Promise<LiveWorld> {
    const proxy = await startProxy(live.url, spoil);
    const close = async () => {
      await proxy.close();
      await live.close();
    };
    return LiveWorld.over(Object.assign(Object.create(live), { url: proxy.url, close }));
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.live.close();
  }

  /** An activated account's token, got past the gateway. */
  async user(email: string, name = 'Ana Souza'): Promise<string> {
    const account = { email, password };
    const body = { name, ...account };
    const made = await call(this.live.url, 'POST', '/v1/users', { body: { ...body, type: 'member' } });
    // The older one does not know kinds of accounts.
    if (made.status === 400) await call(this.live.url, 'POST', '/v1/users', { body });
    await call(this.live.url, 'PUT', '/v1/users/activated', {
      body: { token: this.live.mailedToken(email) },
    });
    const session = await call(this.live.url, 'POST', '/v1/tokens/authentication', { body: account });
    return session.body.authentication_token.token;
  }
}

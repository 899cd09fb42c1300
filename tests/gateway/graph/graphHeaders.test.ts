import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { sendTransportHeaders } from '../../../server/transportHeaders.ts';
import { createGateway } from '../../../gateway/server.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub();

const post = (url: string, query: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const html = { headers: { accept: 'text/html' } };

describe('an answer of the graph', () => {
  test.each(['{ __typename }', '{ nothing }', '{ '])('is kept and run by nobody: %s', async (query) => {
    const { headers } = await post(gateway.url, query);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('that is the GraphiQL page runs its own scripts alone', async () => {
    const { headers } = await fetch(gateway.url, html);
    const policy = headers.get('content-security-policy') ?? '';
    expect(headers.get('content-type')).toContain('text/html');
    expect(policy).toMatch(/script-src 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('GraphiQL and introspection', () => {
  const read = (env: Record<string, string>) => {
    const { graphiql, introspection } = readGatewayConfig({ V1_URL: 'http://x.test', ...env });
    return [graphiql, introspection];
  };

  test.each([
    [{}, [true, true]],
    [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, [true, true]],
    [{ HOST: '0.0.0.0' }, [false, false]],
    [{ PUBLIC_URL: 'https://torre.example' }, [false, false]],
    [{ PUBLIC_URL: 'https://localhost.example' }, [false, false]],
    [{ HOST: '0.0.0.0', GRAPHIQL: 'on' }, [true, false]],
    [{ INTROSPECTION: 'off' }, [true, false]],
  ])('are on where nobody else reaches them, or as told: %j', (env, expected) => {
    expect(read(env)).toEqual(expected);
  });

  test('answer nothing when they are off', async () => {
    const closed = await startGateway(upstream.url, { graphiql: false, introspection: false });
    const page = await fetch(closed.url, html);
    expect(await page.text()).not.toContain('<html');
    const { data, errors } = await closed.ask('{ __schema { queryType { name } } }');
    expect(data).toBeUndefined();
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['GRAPHQL_VALIDATION_FAILED']),
    );
    expect((await closed.ask('{ __typename }')).errors).toEqual([]);
    expect((await fetch(closed.url.replace('/graphql', '/schema.graphql'))).status).toBe(404);
    await closed.close();
  });
});

describe('behind a proxy', () => {
  const behind = async (trustProxy: string, publicUrl?: string) => {
    const config = readGatewayConfig({ V1_URL: `${upstream.url}/v1` });
    const app = Fastify({ trustProxy });
    sendTransportHeaders(app, publicUrl);
    const own = createGateway(config);
    await own.register(app);
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
    upstream.calls.length = 0;
    const headers = { authorization: 'Bearer tok', 'x-forwarded-for': '203.0.113.9, 10.1.2.3' };
    const response = await post(url, '{ viewer { projects { totalCount } } }', headers);
    await response.text();
    await app.close();
    await own.close();
    const listed = upstream.calls.find(({ target }) => target.startsWith('/v1/projects/?'));
    return { forwarded: listed?.headers['x-forwarded-for'], headers: response.headers };
  };

  test('the address it names is believed as far as TRUST_PROXY goes', async () => {
    const { trustProxy } = readGatewayConfig({ V1_URL: 'http://x.test', TRUST_PROXY: '10.0.0.0/8' });
    expect((await behind(trustProxy)).forwarded).toBe('203.0.113.9');
    expect((await behind('loopback')).forwarded).toBe('10.1.2.3');
    expect((await behind('192.0.2.1')).forwarded).toBe('127.0.0.1');
  });

  test('https is told to stay where users come by it, and only there', async () => {
    const { headers } = await behind('loopback', 'https://torre.example');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const plain = await behind('loopback', 'http://torre.example');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
});

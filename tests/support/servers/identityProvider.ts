import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { serveHttp } from './serveHttp.ts';

/** Somebody as the provider knows them. */
type Person = { email: string; email_verified?: boolean; name?: string };
type Claims = Record<string, unknown>;

export const client = { clientId: 'torre', clientSecret: 'a secret of the client, long enough' };

/** A real OpenID Connect provider on this machine; `logIn` is a browser at it. */
export async function openIdentityProvider(redirectUri: string) {
  const people: Record<string, Person> = {};
  /** What becomes of ID tokens; by their names they are not signed, or by a stranger's key. */
  let forge: ((claims: Claims) => Claims) | 'unsigned' | 'stranger' | undefined;
  let who = '';
  let isDown = false;
  const keys = await generateKeyPair('RS256', { extractable: true });
  const handler = { handle: (_: IncomingMessage, response: ServerResponse): void => void response.end() };
  const server = await serveHttp(
    createServer((request, response) => {
      if (isDown) response.writeHead(503).end();
      else handler.handle(request, response);
    }),
  );
  const provider: Provider = new Provider(server.url, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), kid: 'k', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['cookies of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const answered = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || forge === undefined || answered?.id_token === undefined) return;
    const claims = JSON.parse(
      atob(answered.id_token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')),
    );
    const { privateKey } = forge === 'stranger' ? await generateKeyPair('RS256') : keys;
    const told = typeof forge === 'function' ? forge(claims) : claims;
    answered.id_token =
      forge === 'unsigned'
        ? new UnsecuredJWT(told).encode()
        : await new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
  });
  const respond = provider.callback();
  handler.handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const result =
        who === ''
          ? { error: 'access_denied', error_description: '<b>no</b>' }
          : { login: { accountId: who } };
      void provider.interactionFinished(request, response, result);
    } else void respond(request, response);
  };
  return {
    issuer: server.url,
    close: server.close,
    people,
    forge: (as: typeof forge) => (forge = as),
    break: (down: boolean) => (isDown = down),
    /** Goes where the service sends a browser, and logs in as `sub`, or as nobody. @returns the query it is sent back with. */
    async logIn(url: string, sub: string): Promise<string> {
      who = sub;
      const cookies = new Map<string, string>();
      let at = url;
      while (!at.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const next = response.headers.get('location');
        if (next === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
        at = new URL(next, at).href;
      }
      return new URL(at).search.slice(1);
    },
  };
}

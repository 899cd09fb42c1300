import type { ClientAuth, Configuration } from 'openid-client';
import type { ApiConfig } from '../config.ts';
import { guardedFetch, Unreachable } from './guardedFetch.ts';

/** Read when somebody logs in so: a start need not wait for it. */
const openid = () => import('openid-client');

/** An office's provider, with the client's secret open. */
export type Provider = { issuer: string; clientId: string; clientSecret: string };

/** What a provider vouches for. */
export type Claims = { issuer: string; subject: string; email: string; emailVerified: boolean; name: string };

/** What a log-in needs at its end again. */
type Begun = { state: string; nonce: string; codeVerifier: string };

/** Why a provider's answer opens nothing, by the key of its text. */
type ProviderFailure = 'single_sign_on.unreachable' | 'single_sign_on.refused' | 'single_sign_on.untrusted';

/** Where providers send the browser back to; owners tell it to them. */
export const callbackUrl = ({ publicUrl }: Pick<ApiConfig, 'publicUrl'>): string =>
  `${publicUrl()}/login/callback`;

/**
 * @returns the issuer as the provider names it, which may end with a `/` more or less. @throws what failureOf tells, also
 * for a provider that names one issuer to discover and another in its tokens.
 */
export async function findIssuer(config: ApiConfig, provider: Provider): Promise<string> {
  const { issuer } = (await discover(config, provider)).serverMetadata();
  if (new URL(issuer).href !== new URL(provider.issuer).href) throw new Error('of another issuer');
  return issuer;
}

/** Where the browser goes to log in, with PKCE, state and nonce, and what to keep until it comes back. */
export async function beginAt(
  config: ApiConfig,
  provider: Provider,
  email: string,
): Promise<Begun & { url: string }> {
  const client = await openid();
  const discovered = await discover(config, provider);
  const begun = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(discovered, {
    redirect_uri: callbackUrl(config),
    scope: 'openid email profile',
    response_type: 'code',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.codeVerifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  if (url.protocol !== 'https:' && url.protocol !== new URL(provider.issuer).protocol)
    throw new Error(`the provider sends browsers to ${url.protocol}`);
  return { ...begun, url: url.href };
}

/**
 * Exchanges what the browser came back with. The ID token has to be signed by a key of the issuer, for this client, with
 * the nonce, and in time.
 *
 * @param query the query the provider sent the browser back with. @throws what failureOf tells.
 */
export async function finishAt(
  config: ApiConfig,
  provider: Provider,
  query: string,
  { state, nonce, codeVerifier }: Begun,
): Promise<Claims> {
  const client = await openid();
  const discovered = await discover(config, provider);
  const back = new URL(callbackUrl(config));
  back.search = query;
  const tokens = await client.authorizationCodeGrant(discovered, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || claims.iss !== provider.issuer) throw new Error('of another issuer');
  const told =
    claims['email'] === undefined && discovered.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(discovered, tokens.access_token, claims.sub)
      : claims;
  const { email, email_verified: isVerified, name } = told as Record<string, unknown>;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : '',
    // Some providers write it as text.
    emailVerified: isVerified === true || isVerified === 'true',
    name: typeof name === 'string' ? name : '',
  };
}

/** What became of a log-in at a provider that threw. */
export async function failureOf(error: unknown): Promise<ProviderFailure> {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof Unreachable) return 'single_sign_on.unreachable';
  const { AuthorizationResponseError } = await openid();
  return error instanceof AuthorizationResponseError ? 'single_sign_on.refused' : 'single_sign_on.untrusted';
}

async function discover(
  config: ApiConfig,
  { issuer, clientId, clientSecret }: Provider,
): Promise<Configuration> {
  const client = await openid();
  // OpenID Connect Discovery: what names no method takes client_secret_basic.
  const authentication: ClientAuth = (server, ...rest) => {
    const isBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    (isBasic ? client.ClientSecretBasic : client.ClientSecretPost)(clientSecret)(server, ...rest);
  };
  const isLocal = config.webhookLocalhost && issuer.startsWith('http:');
  return client.discovery(new URL(issuer), clientId, undefined, authentication, {
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
    [client.customFetch]: guardedFetch(config.webhookLocalhost),
  });
}

import type { ClientAuth, Configuration } from 'openid-client';
import type { ApiConfig } from '../config.ts';
import { guardedFetch, Unreachable } from './guardedFetch.ts';

/** Loaded at the first such log-in, so that starts need not wait for it. */
const openid = () => import('openid-client');

/** An office's provider, with the client's decrypted secret. */
export type Provider = { issuer: string; clientId: string; clientSecret: string };

/** What a provider confirms about a person. */
export type Claims = { issuer: string; subject: string; email: string; emailVerified: boolean; name: string };

/** What is needed again at the end of a log-in. */
type PendingSignOn = { state: string; nonce: string; codeVerifier: string };

/** Why a provider's answer is refused, by the key of its text. */
type ProviderFailure = 'single_sign_on.unreachable' | 'single_sign_on.refused' | 'single_sign_on.untrusted';

/** Where providers send the browser back; owners register it with them. */
export const callbackUrl = ({ publicUrl }: Pick<ApiConfig, 'publicUrl'>): string =>
  `${publicUrl()}/login/callback`;

/**
 * @returns the issuer as the provider spells it, which may differ by a trailing `/`. @throws errors for failureOf, also
 * for a provider whose discovery and tokens name different issuers.
 */
export async function findIssuer(config: ApiConfig, provider: Provider): Promise<string> {
  const { issuer } = (await discover(config, provider)).serverMetadata();
  if (new URL(issuer).href !== new URL(provider.issuer).href) throw new Error('of another issuer');
  return issuer;
}

/** The address for the browser to log in at, with PKCE, state and nonce, and what to keep until it comes back. */
export async function beginAt(
  config: ApiConfig,
  provider: Provider,
  email: string,
): Promise<PendingSignOn & { url: string }> {
  const client = await openid();
  const discovered = await discover(config, provider);
  const pending = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const url = client.buildAuthorizationUrl(discovered, {
    redirect_uri: callbackUrl(config),
    scope: 'openid email profile',
    response_type: 'code',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  if (url.protocol !== 'https:' && url.protocol !== new URL(provider.issuer).protocol)
    throw new Error(`the provider sends browsers to ${url.protocol}`);
  return { ...pending, url: url.href };
}

/**
 * Exchanges the browser's query for claims. The ID token must be signed by a key of the issuer, for this client, with
 * the nonce, and not expired.
 * @param query the query the provider sent the browser back with. @throws errors for failureOf.
 */
export async function finishAt(
  config: ApiConfig,
  provider: Provider,
  query: string,
  { state, nonce, codeVerifier }: PendingSignOn,
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
  const profile =
    claims['email'] === undefined && discovered.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(discovered, tokens.access_token, claims.sub)
      : claims;
  const { email, email_verified: isVerified, name } = profile as Record<string, unknown>;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : '',
    // Some providers write it as text.
    emailVerified: isVerified === true || isVerified === 'true',
    name: typeof name === 'string' ? name : '',
  };
}

/** The reason behind an error of a provider's log-in. */
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
  // OpenID Connect Discovery: without a listed method, client_secret_basic is used.
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

import type { Capability } from '../upstream/capabilities.ts';
import { hash } from 'node:crypto';

/** The caller, and the language of the answer. `authorization` is the header as the client sent it. */
export type Caller = {
  authorization: string | undefined;
  language: string | undefined;
  /** Address of the client, for the limits of /v1; absent where the gateway runs in-process. */
  address?: string | undefined;
  /** The client's User-Agent, for the list of sessions. */
  userAgent?: string | undefined;
  requestId: string;
  /** The client's Idempotency-Key, for what its operation creates. */
  idempotencyKey?: string | undefined;
  /** The last event the client has of a broken subscription. */
  lastEventId?: string | undefined;
  /** The trace this belongs to, as a W3C Trace Context header. */
  traceparent?: string | undefined;
};

/**
 * `open`: needs no token. `anonymous`: sends none either, because /v1 refuses an expired one before it looks at the
 * call. `bundledOnly`: what the live service lacks without it. `revision`: refuse when the thing has changed since.
 * `contentType`: of a body that is not JSON. `creates`: creates things though it is no POST. `deviceMarks`: marks of
 * earlier log-ins on the device.
 */
export type CallOptions = {
  open?: boolean;
  anonymous?: boolean;
  bundledOnly?: Capability | true;
  revision?: number | null | undefined;
  contentType?: string;
  creates?: true;
  deviceMarks?: readonly string[];
  idempotencyKey?: string | undefined;
};

/**
 * The key of what this process keeps for one caller: SHA-256 of the `Authorization` header, base64, so that tokens
 * themselves are not kept. Callers without a token share one.
 */
export const callerDigest = (authorization: string | undefined): string =>
  hash('sha256', authorization ?? '', 'base64');

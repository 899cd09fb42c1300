import type { Capability } from '../upstream/capabilities.ts';
import { hash } from 'node:crypto';

/** Who asks, and how the answer should read. `authorization` is the header as the client sent it. */
export type Caller = {
  authorization: string | undefined;
  language: string | undefined;
  /** Address of the client, for the limits of /v1; absent where the gateway runs in-process. */
  address?: string | undefined;
  /** What the client calls itself, for the list of sessions. */
  userAgent?: string | undefined;
  requestId: string;
  /** The client's Idempotency-Key, for what its operation creates. */
  idempotencyKey?: string | undefined;
  /** Of the last event the client has of a subscription that broke. */
  lastEventId?: string | undefined;
  /** Of the trace this belongs to, as W3C Trace Context has it. */
  traceparent?: string | undefined;
};

/**
 * `open`: the call needs no token. `anonymous`: it carries none either, because /v1 refuses a dead one before it looks
 * at the call. `bundledOnly`: what the live service lacks without it. `revision`: refuse when the thing changed
 * since. `contentType`: of a body that is not JSON. `creates`: makes things though it is no POST. `deviceMarks`: what the device kept of earlier log-ins.
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
 * What this process keeps of one caller is kept under this: SHA-256 of the `Authorization` header, base64. Tokens
 * themselves are not kept. Callers without a token share one.
 */
export const callerDigest = (authorization: string | undefined): string =>
  hash('sha256', authorization ?? '', 'base64');

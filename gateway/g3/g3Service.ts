import { z } from 'zod';
import type { RestCall, RestMethod } from '../rest/restClient.ts';
import { readReply } from '../rest/readReply.ts';
import { notStored, RestError } from '../rest/restErrors.ts';
import type { RestReply } from '../rest/restReply.ts';
import { changeAndReadBack } from './readBack.ts';

/** Converts a field of the service's 422 into the field that the gateway sent. */
type RenameField = (field: string) => string;

const messageReply = z.object({ message: z.string() });

/** Headers that concern the translated call only, not the calls it becomes. */
const ofOneCall = ['content-type', 'if-match'];

/** The newest generation on behalf of one caller: reads and changes in its own dialect. */
export class G3Service {
  readonly #raw: (call: RestCall) => Promise<RestReply>;
  readonly #headers: string[];

  constructor(raw: (call: RestCall) => Promise<RestReply>, headers: readonly string[]) {
    this.#raw = raw;
    this.#headers = headers.filter((_, at) => !ofOneCall.includes(headers[at - (at % 2)] ?? ''));
  }

  /** Whether its calls carry a token. */
  get isSignedIn(): boolean {
    return this.#headers.some((header, at) => at % 2 === 0 && header.toLowerCase() === 'authorization');
  }

  /** @throws RestError as the service refuses, or UPSTREAM_BAD_REPLY where the answer does not match `schema`. */
  read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    return this.#call('GET', path, undefined, schema);
  }

  /** The same for a change. Faults of a 422 are renamed to the fields that the gateway sent. */
  send<T>(
    method: Exclude<RestMethod, 'GET'>,
    path: string,
    body: object | undefined,
    schema: z.ZodType<T>,
    rename?: RenameField,
  ): Promise<T> {
    return this.#call(method, path, body, schema, rename);
  }

  /** Deletes, and checks that the thing is gone, whatever was answered. @throws UPSTREAM_BAD_REPLY if not. */
  delete(path: string, schema: z.ZodType): Promise<{ message: string }> {
    return changeAndReadBack(
      () => this.send('DELETE', path, undefined, messageReply),
      async () => {
        await this.#expectGone(path, schema);
        return { message: 'successfully deleted' };
      },
    );
  }

  async #expectGone(path: string, schema: z.ZodType): Promise<void> {
    const isThere = await this.read(path, schema).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RestError && (error.status === 404 || error.status === 403)) return false;
        throw error;
      },
    );
    if (isThere) throw notStored(`DELETE ${path} was answered, and it is still there`);
  }

  async #call<T>(
    method: RestMethod,
    path: string,
    body: object | undefined,
    schema: z.ZodType<T>,
    rename: RenameField = (field) => field,
  ): Promise<T> {
    const typed = body === undefined ? [] : ['content-type', 'application/json'];
    const headers = [...this.#headers, ...typed];
    const text = body === undefined ? undefined : JSON.stringify(body);
    const reply = await this.#raw({ method, path, headers, body: text });
    const what = `${method} ${path.split('?')[0]}`;
    // The service answers unknown paths with an HTML page.
    const isPage = !reply.contentType.startsWith('application/json');
    try {
      return readReply(reply, what, schema, isPage);
    } catch (error) {
      throw error instanceof RestError ? renamed(error, rename) : error;
    }
  }
}

function renamed(error: RestError, rename: RenameField): RestError {
  if (error.code !== 'VALIDATION_FAILED') return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, text]) => [field === '' ? '' : rename(field), text]),
  );
  return new RestError(error.code, error.message, { status: error.status, fields, keys: error.keys });
}

type Raw = (call: RestCall) => Promise<RestReply>;

/** Whether a call changes nothing. The caller's own user is read by an empty change. */
const isReading = ({ method, body }: RestCall) => method === 'GET' || body === '{}';

/**
 * Makes each read at most once per operation, because several calls of the gateway's dialect need the same one. A
 * change clears what was `answered` before it, even if it failed, since it may have been made.
 */
export function readOnce(raw: Raw, answered: Map<string, Promise<RestReply>> = new Map()): Raw {
  return async (call) => {
    if (!isReading(call)) return raw(call).finally(() => answered.clear());
    const key = `${call.method} ${call.path}`;
    const known = answered.get(key);
    if (known !== undefined) return known;
    const reading = raw(call);
    answered.set(key, reading);
    reading.catch(() => answered.delete(key));
    return reading;
  };
}

/** A parsed call of the gateway's dialect. `params` are the ids of the path, still URL-encoded. */
export type TranslatedCall = {
  service: G3Service;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
};

/** Makes one call of the gateway's dialect on the newest generation and returns that dialect's answer. */
type Route = {
  method: RestMethod;
  path: RegExp;
  run: (call: TranslatedCall) => Promise<object>;
};

/** A route by its path with `:name` for an id. */
export const route = (method: RestMethod, path: string, run: Route['run']): Route => ({
  method,
  path: new RegExp(`^/v1${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  run,
});

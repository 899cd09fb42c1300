import { z } from 'zod';
import type { RestCall, RestMethod } from '../rest/restClient.ts';
import { readReply } from '../rest/readReply.ts';
import { notKept, RestError } from '../rest/restErrors.ts';
import type { RestReply } from '../rest/restReply.ts';
import { keptAfter } from './confirmed.ts';

/** From a field of the service's 422 to the field that the gateway sent. */
type RenameField = (field: string) => string;

const messageReply = z.object({ message: z.string() });

/** Headers that belong to the body or the thing of the call that is translated, not to the calls it becomes. */
const ofOneCall = ['content-type', 'if-match'];

/** The newest generation as one caller meets it: reads and changes in its own dialect. */
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

  /** @throws RestError as the service refuses, or UPSTREAM_BAD_REPLY where the answer lacks what `schema` wants. */
  read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    return this.#call('GET', path, undefined, schema);
  }

  /** The same for a change; faults of a 422 come under the names that the gateway sent. */
  send<T>(
    method: Exclude<RestMethod, 'GET'>,
    path: string,
    body: object | undefined,
    schema: z.ZodType<T>,
    rename?: RenameField,
  ): Promise<T> {
    return this.#call(method, path, body, schema, rename);
  }

  /** Deletes, and makes sure that it is gone, whatever the answer was. @throws UPSTREAM_BAD_REPLY when it still answers. */
  delete(path: string, schema: z.ZodType): Promise<{ message: string }> {
    return keptAfter(
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
    if (isThere) throw notKept(`DELETE ${path} was answered, and it is still there`);
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
    // A page is what it answers to a path that it does not know.
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

/** Whether a call changes nothing: the own user is read by an empty change. */
const isReading = ({ method, body }: RestCall) => method === 'GET' || body === '{}';

/**
 * Makes each read of the service once for an operation: several calls of the gateway's dialect need the same one.
 * A change forgets what was `answered` before it, also one that failed: it may have been made.
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

/** A call of the gateway's dialect, taken apart. `params` are the ids of the path, still escaped for a path. */
export type TranslatedCall = {
  service: G3Service;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
};

/** How one call of the gateway's dialect is made on the newest generation; gives the answer of that dialect. */
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

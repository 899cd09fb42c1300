import type { RestMethod } from '../rest/restClient.ts';
import type { G3Service } from './g3Service.ts';

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

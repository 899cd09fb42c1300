import { optionLoader } from './option/optionLoader.ts';
import type { RestOperation } from './rest/restOperation.ts';

/** Loaders of one operation; a change clears them. */
export function createLoaders(rest: RestOperation) {
  const options = optionLoader(rest);
  rest.onChange(() => options.clearAll());
  return { options };
}

export type Loaders = ReturnType<typeof createLoaders>;

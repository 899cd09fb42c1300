import { vi } from 'vitest';

/**
 * From now on the service answers changes, or those of one mutation, and the screen hears nothing of it before the function
 * given back is called. What already stands in for `fetch` is asked as before.
 */
export function holdChanges(mutation = 'Mutation'): () => void {
  const { fetch } = globalThis;
  const real = vi.isMockFunction(fetch) ? vi.mocked(fetch).getMockImplementation()! : fetch;
  const released = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (typeof init?.body === 'string' && JSON.parse(init.body).operationName?.endsWith(mutation))
      await released.promise;
    return response;
  });
  return released.resolve;
}

import { vi } from 'vitest';

/** From now on the service answers changes, and the screen hears nothing of it before the function given back is called. */
export function holdChanges(): () => void {
  const real = globalThis.fetch;
  const released = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (typeof init?.body === 'string' && JSON.parse(init.body).operationName?.endsWith('Mutation'))
      await released.promise;
    return response;
  });
  return released.resolve;
}

import { vi } from 'vitest';

const forbidden = { errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] };

/** Refuses the next answer to an operation of the graph; all else is answered as before. */
export function refuseOnce(operation: string, refusal: object = forbidden): void {
  const isMocked = vi.isMockFunction(globalThis.fetch);
  const answer = (isMocked && vi.mocked(globalThis.fetch).getMockImplementation()) || globalThis.fetch;
  let isRefused = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isRefused || typeof init?.body !== 'string' || JSON.parse(init.body).operationName !== operation)
      return answer(input, init);
    isRefused = true;
    return Response.json(refusal);
  });
}

import type { Page, Request, Response } from '@playwright/test';

type Sent = { operationName?: string; variables?: Record<string, unknown> };

const sentBy = (request: Request): Sent => (request.postDataJSON() ?? {}) as Sent;

/** Names of the operations the page sends from now on, in their order. */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName = '' } = sentBy(request);
    // Event streams are opened when the page comes to it, whatever else goes on.
    if (!operationName.endsWith('Subscription')) names.push(operationName);
  });
  return names;
}

/**
 * Waits for the whole answer to the next request of an operation. Named, because the stream of events
 * answers at the same address, whenever the page opens it, and never ends.
 */
export async function answerTo(page: Page, name: string): Promise<Response> {
  const response = await page.waitForResponse((reply) => sentBy(reply.request()).operationName === name);
  await response.finished();
  return response;
}

/** Keeps the next request of an operation, once it is `sent`, on its way until `release` is called; later ones pass. */
export async function holdOperation(page: Page, name: string) {
  const { promise: sent, resolve: noteSent } = Promise.withResolvers<void>();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/graphql', async (route) => {
    if (isHeld || sentBy(route.request()).operationName !== name) return route.fallback();
    isHeld = true;
    noteSent();
    await promise;
    return route.fallback();
  });
  return { sent, release };
}

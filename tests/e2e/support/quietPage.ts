import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Follows what a page asks for and complains of; the function given waits until it asks no more, and for no complaint. */
export function watchPage(page: Page): (where: string) => Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const asked = new Set<Request>();
  page.on('request', (request) => {
    const isStream = /event-stream/.test(request.headers()['accept'] ?? '');
    // Code too: what a part that is on its way shows comes only with it.
    if (/\/graphql$|\.js$/.test(request.url()) && !isStream) asked.add(request);
  });
  page.on('response', (response) => asked.delete(response.request()));
  page.on('requestfailed', (request) => asked.delete(request));
  return async (where) => {
    await expect(page.locator('.MuiSkeleton-root'), where).toHaveCount(0);
    // What a part asks for once the screen stands.
    await expect
      .poll(
        async () => {
          await page.waitForTimeout(300);
          return asked.size;
        },
        { message: where, intervals: [0] },
      )
      .toBe(0);
    expect(faults, where).toEqual([]);
  };
}

import { test as base, type Page } from '@playwright/test';
import { newPerson } from './accountSteps.ts';
import { ProductServer } from './productServer.ts';

type Account = { name: string; email: string; password: string; token: string };

/** Tests of a worker share one server; each makes accounts of its own. */
export const test = base.extend<
  { server: ProductServer; signedIn: (name: string) => Promise<Account> },
  { product: ProductServer }
>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = await new ProductServer().startPrepared();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  /** The mailbox is open, as for who has followed its address in the terminal. */
  context: async ({ context, product }, use) => {
    const cookie = { name: 'mailbox_key', value: product.mailboxKey, url: `${product.url}/mailbox` };
    await context.addCookies([cookie]);
    await use(context);
  },
  server: async ({ product }, use) => use(product),
  /** Signs the page in as a new, activated user. */
  signedIn: async ({ product, page }, use) => {
    await use((name) => signIn(product, page, name));
  },
});

/** A new, activated user in whose session the page opens from now on. */
export async function signIn(server: ProductServer, page: Page, name: string): Promise<Account> {
  const person = newPerson(name);
  const { token, expiry, user } = await server.account(person.name, person.email, person.password);
  // The session as the client itself stores it: the specification names both keys. Once per tab, or a log-out would
  // not last.
  await page.addInitScript(
    ([stored, tokenValue]) => {
      if (sessionStorage.getItem('test.signedIn')) return;
      sessionStorage.setItem('test.signedIn', 'yes');
      localStorage.setItem('tanstack.auth.user', stored ?? '');
      localStorage.setItem('tanstack.auth.token', tokenValue ?? '');
    },
    [JSON.stringify({ ...user, token }), JSON.stringify({ token, expiry })],
  );
  return { ...person, token };
}

export { expect } from '@playwright/test';

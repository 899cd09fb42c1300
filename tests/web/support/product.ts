import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ProductServer } from '../../e2e/support/productServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    mailsPath: string;
  }
}

/** One product for all screen tests: real GraphQL over the real service; each test makes projects of its own. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a set-up from there
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Screens ask the built product for their texts: from stale files they would show a new text's key.
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const server = await new ProductServer().startPrepared({ WEBHOOK_LOCALHOST: 'on' });
  project.provide('productUrl', server.url);
  project.provide('mailsPath', `/mailbox/mails.json?key=${server.mailboxKey}`);
  return () => server.stop();
}

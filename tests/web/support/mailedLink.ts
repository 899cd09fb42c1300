import { inject } from 'vitest';
import { call } from '../../support/restCall.ts';

/** Path and query of the link in the newest mail to somebody. */
export async function mailedLink(email: string): Promise<string> {
  const { body } = await call(inject('productUrl'), 'GET', inject('mailsPath'));
  const link = (body as { to: string; links: string[] }[]).find(({ to }) => to === email)?.links[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

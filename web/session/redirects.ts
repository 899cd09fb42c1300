import { paths } from '../paths.ts';
/** Where a visitor without a session is sent, remembering where they wanted to go. */
export function loginPath(from: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = `${from.pathname}${from.search}`;
  return wanted === paths.landing ? paths.login : paths.loginFor(wanted);
}

/** The address to go to after the log-in; only ever one of this site. */
export function redirectTarget(search: URLSearchParams, otherwise = paths.projectCards): string {
  const wanted = search.get('redirect');
  if (wanted === null || !isOwnAddress(wanted)) return otherwise;
  return wanted.startsWith(paths.login) ? otherwise : wanted;
}

/** A made-up origin in place of ours: an address that leads away from it leads away from any site. */
const site = 'https://site.invalid';

/**
 * Whether an address stays on this site and the router can decode it: a lone `%` would show an error after the log-in.
 * Browsers drop tabs and line breaks, so `/`, a tab and `/example.com` would lead to another site.
 */
function isOwnAddress(address: string): boolean {
  try {
    // The result is used: a minifier drops a call whose result is unused, and the refusal with it.
    if (/\p{Cc}/u.test(decodeURI(address))) return false;
    return /^\/(?![/\\])/.test(address) && new URL(address, site).origin === site;
  } catch {
    return false;
  }
}

import { paths } from '../paths.ts';
/** Where a visitor without a session is sent, remembering where they wanted to go. */
export function loginPath(from: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = `${from.pathname}${from.search}`;
  return wanted === paths.landing ? paths.login : paths.loginFor(wanted);
}

/** The address to go to after the log-in; only ever one of this site. */
export function redirectTarget(search: URLSearchParams, otherwise = paths.projectCards): string {
  const wanted = search.get('redirect');
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || !isReadable(wanted)) return otherwise;
  return wanted.startsWith(paths.login) ? otherwise : wanted;
}

/** Whether the router can read the address: a lone `%` would leave whoever has logged in at an error. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Where a visitor without a session is sent, remembering where they wanted to go. */
export function loginPath(from: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = `${from.pathname}${from.search}`;
  return wanted === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`;
}

/** The address to go to after the log-in; only ever one of this site. */
export function redirectTarget(search: URLSearchParams, otherwise = '/new_projects'): string {
  const wanted = search.get('redirect');
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return otherwise;
  return wanted.startsWith('/login') ? otherwise : wanted;
}

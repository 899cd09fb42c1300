/**
 * Signs GraphiQL in by itself: the token of the last log-in made on the page, else the one the web client keeps on this
 * origin, goes along unless the headers editor has an Authorization of its own.
 */
export const sessionScript = `<script>
(() => {
  const key = 'graphiql.session.token';
  const stored = () => {
    const own = sessionStorage.getItem(key);
    if (own) return own;
    try {
      const kept = JSON.parse(localStorage.getItem('tanstack.auth.token') ?? 'null');
      return typeof kept === 'string' ? kept : kept?.token;
    } catch {
      return undefined;
    }
  };
  const ask = window.fetch.bind(window);
  window.fetch = async (resource, init = {}) => {
    const headers = new Headers(init.headers);
    const token = stored();
    if (token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + token);
    const response = await ask(resource, { ...init, headers });
    if (/json/.test(response.headers.get('content-type') ?? '')) {
      response.clone().json().then((body) => {
        if (body?.data?.logIn?.token) sessionStorage.setItem(key, body.data.logIn.token);
        if (body?.data?.logOut?.loggedOut) sessionStorage.removeItem(key);
      }, () => {});
    }
    return response;
  };
})();
</script>`;

import { exampleTabs } from './examples.ts';

/**
 * Shows the variables of the first example at once: GraphiQL fills the editors of its first tab from what it stored
 * last time, and with nothing stored leaves the variables empty until another tab was opened.
 */
export const firstTabScript = `<script>
if (!localStorage.getItem('graphiql:tabState')) {
  localStorage.setItem('graphiql:variables', ${JSON.stringify(exampleTabs[0]?.variables ?? '')});
}
</script>`;

/**
 * Keeps the tabs under the pointer. GraphiQL's tabs begin with a leftover shift of up to hundreds of pixels, which its
 * own style hides only until a tab has the focus: then the pressed tab jumps aside and the click is lost.
 */
export const tabStyle = '<style>.graphiql-tab { transform: none !important; }</style>';

/**
 * Keeps the password typed into the log-in tab out of what GraphiQL stores in the browser: its tabs and variables come
 * back after a reload, the password does not.
 */
export const secretsScript = `<script>
(() => {
  const withoutPassword = (text) => {
    try {
      const variables = JSON.parse(text);
      return variables?.password ? JSON.stringify({ ...variables, password: '' }, null, 2) : text;
    } catch {
      return text;
    }
  };
  const kept = {
    'graphiql:variables': withoutPassword,
    'graphiql:tabState': (text) => {
      const state = JSON.parse(text);
      const tabs = state.tabs.map((tab) => ({ ...tab, variables: withoutPassword(tab.variables) }));
      return JSON.stringify({ ...state, tabs });
    },
  };
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    set.call(this, key, Object.hasOwn(kept, key) ? kept[key](value) : value);
  };
})();
</script>`;

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

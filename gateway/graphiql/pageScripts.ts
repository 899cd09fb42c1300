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

/**
 * Fills the ids that a tab leaves empty with the viewer's own when it is run: of a project and a tower with two options
 * that have structures, where there is one, and of an option without any, so that an example overwrites nothing.
 */
export const ownIdsScript = `<script>
(() => {
  const ask = window.fetch.bind(window);
  const query = 'query OwnIds { viewer { pendingInvitations(first: 1) { nodes { id } } projects(first: 20) { nodes { databaseId ' +
    'units { nodes { id floors { id } options { nodes { id technology } } } } } } } }';
  const options = (tower) => tower?.options.nodes ?? [];
  const built = (tower) => options(tower).filter(({ technology }) => technology !== null).map(({ id }) => id);
  const read = async (given) => {
    const headers = new Headers(given);
    headers.set('accept', 'application/json');
    headers.set('content-type', 'application/json');
    const response = await ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    const viewer = (await response.json()).data?.viewer;
    const projects = viewer?.projects?.nodes ?? [];
    const project = projects.find(({ units }) => units.nodes.some((tower) => built(tower).length > 1)) ?? projects[0];
    const towers = project?.units.nodes ?? [];
    const tower = towers.find((each) => built(each).length > 1) ?? towers[0];
    return {
      projectId: project?.databaseId,
      unitId: tower?.id,
      optionIds: built(tower).slice(0, 4),
      emptyOptionId: options(tower).find(({ technology }) => technology === null)?.id,
      floorIds: tower?.floors.map(({ id }) => id),
      invitationId: viewer?.pendingInvitations?.nodes[0]?.id,
    };
  };
  // Subscriptions are asked for by GET, with the variables in the address.
  const isText = (body) => typeof body === 'string' && body.startsWith('{');
  window.fetch = async (resource, init = {}) => {
    const address = new URL(resource, location.href);
    const sent = isText(init.body) ? JSON.parse(init.body) : {};
    const variables = sent.variables ?? JSON.parse(address.searchParams.get('variables') ?? '{}');
    const empty = Object.entries(variables).filter(([, value]) => value === '' || value?.length === 0);
    if (empty.length === 0) return ask(resource, init);
    const own = await read(init.headers).catch(() => ({}));
    for (const [name] of empty) if (own[name] !== undefined) variables[name] = own[name];
    if (isText(init.body)) return ask(resource, { ...init, body: JSON.stringify({ ...sent, variables }) });
    address.searchParams.set('variables', JSON.stringify(variables));
    return ask(address, init);
  };
})();
</script>`;

import { exampleTabs } from './examples.ts';

/**
 * Shows the variables of the first example at once: GraphiQL fills its first tab from what it stored last time, and
 * with nothing stored leaves the variables empty until another tab is opened.
 */
export const firstTabScript = `<script>
if (!localStorage.getItem('graphiql:tabState')) {
  localStorage.setItem('graphiql:variables', ${JSON.stringify(exampleTabs[0]?.variables ?? '')});
}
</script>`;

/**
 * Keeps the tabs still. GraphiQL's tabs begin shifted by up to hundreds of pixels, which its style hides only until a
 * tab has focus: then the pressed tab jumps aside and the click is lost.
 */
export const tabStyle = '<style>.graphiql-tab { transform: none !important; }</style>';

/** Keeps the log-in tab's password out of what GraphiQL stores in the browser; tabs and variables survive a reload. */
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
 * Authenticates GraphiQL automatically, with the token of the last log-in made on the page, else the one the web client
 * keeps on this origin, unless the headers editor has its own Authorization.
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
 * Fills ids left empty with the viewer's own when a tab is run: a project and a tower with two options that have
 * structures, where there is one, and an option without any, so that an example overwrites nothing.
 */
export const ownIdsScript = `<script>
(() => {
  const ask = window.fetch.bind(window);
  const query = 'query OwnIds { viewer { pendingInvitations(first: 1) { nodes { id } } projects(first: 20) { nodes { databaseId ' +
    'viewerCanEdit units { nodes { id floors { id } options { nodes { id technology modules(first: 1) { totalCount } } } } } } } } }';
  const options = (tower) => tower?.options.nodes ?? [];
  const built = (tower) => options(tower).filter(({ technology }) => technology !== null).map(({ id }) => id);
  const read = async (given) => {
    const headers = new Headers(given);
    headers.set('accept', 'application/json');
    headers.set('content-type', 'application/json');
    const response = await ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    const viewer = (await response.json()).data?.viewer;
    // The examples also write.
    const projects = (viewer?.projects?.nodes ?? []).toSorted((a, b) => b.viewerCanEdit - a.viewerCanEdit);
    const mine = projects.filter(({ viewerCanEdit }) => viewerCanEdit);
    const project = mine.find(({ units }) => units.nodes.some((tower) => built(tower).length > 1)) ?? projects[0];
    const towers = project?.units.nodes ?? [];
    const tower = towers.find((each) => built(each).length > 1) ?? towers[0];
    return {
      projectId: project?.databaseId,
      unitId: tower?.id,
      optionIds: built(tower).slice(0, 4),
      emptyOptionId: options(tower).find(({ modules }) => modules?.totalCount === 0)?.id,
      floorIds: tower?.floors.map(({ id }) => id),
      invitationId: viewer?.pendingInvitations?.nodes[0]?.id,
    };
  };
  // Subscriptions are sent by GET, with the variables in the address.
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

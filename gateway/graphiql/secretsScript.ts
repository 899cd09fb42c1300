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

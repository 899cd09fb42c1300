import { screenRoute } from '../../routing/screenRoute.tsx';

export const settingsRoute = screenRoute({
  path: 'settings',
  namespaces: ['settings'],
  page: () => import('./SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
});

import { screenRoute } from '../../routing/screenRoute.tsx';

export const settingsRoute = screenRoute({
  path: 'settings',
  namespaces: ['settings'],
  opening: ['title', 'text'],
  page: () => import('./SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
});

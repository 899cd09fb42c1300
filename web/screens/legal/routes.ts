import { screenRoute } from '../../routing/screenRoute.tsx';

export const privacyRoute = screenRoute({
  namespaces: ['legal'],
  path: 'privacy',
  access: 'guest',
  page: () => import('./PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage),
});

export const termsRoute = screenRoute({
  namespaces: ['legal'],
  path: 'terms',
  access: 'guest',
  page: () => import('./TermsPage.tsx').then(({ TermsPage }) => TermsPage),
});

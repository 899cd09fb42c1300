import { screenRoute } from '../../routing/screenRoute.tsx';

export const forgotPasswordRoute = screenRoute({
  path: 'forget',
  namespaces: ['forgotPassword'],
  access: 'guest',
  page: () => import('./ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
});

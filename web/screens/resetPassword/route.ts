import { screenRoute } from '../../routing/screenRoute.tsx';
import { leaveSession } from '../../session/leaveSession.ts';
import { getSession } from '../../session/session.ts';

export const resetPasswordRoute = screenRoute({
  path: 'reset',
  namespaces: ['resetPassword'],
  access: 'guest',
  // A new password ends every session anyway, so a signed-in visitor is logged out on entry.
  before: () => {
    if (getSession() !== null) void leaveSession(() => {});
  },
  page: () => import('./ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ResetPasswordPage),
});

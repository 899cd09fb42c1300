import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { tokenSchema } from '#domain/people/account.ts';
import { Panel } from '../../components/Panel.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { CheckCircleOutlined, ErrorOutlined, LinkOff } from '../../theme/icons.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

type State = 'confirm' | 'success' | 'error' | 'invalid';

/** Behind the link of the reset mail: a new password, or why there can be none. */
export function ResetPasswordPage() {
  const { t } = useTranslation('resetPassword');
  const [search] = useSearchParams();
  const token = search.get('tkn') ?? '';
  const [state, setState] = useState<State>(tokenSchema.safeParse(token).success ? 'confirm' : 'invalid');
  useScreenTitle(t('title'));
  const text = { title: t(`${state}.title`), text: t(`${state}.text`) };
  switch (state) {
    case 'confirm':
      return (
        <Panel {...text}>
          <ResetPasswordForm token={token} onEnd={setState} />
        </Panel>
      );
    case 'success':
      return (
        <Panel {...text} icon={<CheckCircleOutlined />} tone="success">
          <Button variant="contained" fullWidth component={PreloadLink} to={paths.login}>
            {t('toLogin')}
          </Button>
        </Panel>
      );
    case 'error':
      return (
        <Panel {...text} icon={<ErrorOutlined />} tone="error">
          <Button variant="contained" fullWidth onClick={() => setState('confirm')}>
            {t('again')}
          </Button>
        </Panel>
      );
    case 'invalid':
      return (
        <Panel {...text} icon={<LinkOff />} tone="error">
          <Button variant="contained" fullWidth component={PreloadLink} to={paths.forgotPassword}>
            {t('newLink')}
          </Button>
        </Panel>
      );
  }
}

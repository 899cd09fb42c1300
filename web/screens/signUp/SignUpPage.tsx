import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/Panel.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { SignUpDialog } from './SignUpDialog.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** A new account; what follows is in the activation mail. */
export function SignUpPage() {
  const { t } = useTranslation('signUp');
  const [email, setEmail] = useState<string | null>(null);
  useScreenTitle(t('title'));
  return (
    <Panel title={t('title')} text={t('text')} width={640}>
      <SignUpForm onDone={setEmail} />
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
        {t('haveAccount')}{' '}
        <ScreenLink to={paths.login} underline="always">
          {t('login')}
        </ScreenLink>
      </Typography>
      <SignUpDialog email={email} />
    </Panel>
  );
}

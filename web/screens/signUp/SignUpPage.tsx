import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { MailboxLink } from '../../components/MailboxLink.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { MarkEmailReadOutlined } from '../../theme/icons.tsx';
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

/** Says where the activation mail went; open once there is an address. */
function SignUpDialog({ email }: { email: string | null }) {
  const { t } = useTranslation('signUp');
  const navigate = useNavigate();
  const toLogin = () => void navigate(paths.login);
  return (
    <TitledDialog
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <MarkEmailReadOutlined color="success" />
          {t('done.title')}
        </Box>
      }
      open={email !== null}
      onClose={toLogin}
      actions={
        <Button variant="contained" onClick={toLogin} autoFocus>
          {t('done.login')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{t('done.text', { email })}</DialogContentText>
      <MailboxLink />
    </TitledDialog>
  );
}

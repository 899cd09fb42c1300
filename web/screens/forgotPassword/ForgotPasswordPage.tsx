import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailboxLink } from '../../components/MailboxLink.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { MarkEmailReadOutlined } from '../../theme/icons.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Asks for the address and says the same whether or not an account has it. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('forgotPassword');
  const [email, setEmail] = useState<string | null>(null);
  useScreenTitle(t('title'));
  if (email === null) {
    return (
      <Panel title={t('title')} text={t('text')}>
        <ForgotPasswordForm onSent={setEmail} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('sent.title')}
      text={t('sent.text', { email })}
      icon={<MarkEmailReadOutlined />}
      tone="success"
    >
      <MailboxLink />
      <Button variant="contained" fullWidth component={PreloadLink} to={paths.login} sx={{ mt: 2 }}>
        {t('login')}
      </Button>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountSection_user$key } from '#relay/AccountSection_user.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useFileExport } from '../../relay/useFileExport.ts';
import { useOffered } from '../../session/offered.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Everything held about the user as a file, and the end of the account. */
export function AccountSection({ user }: { user: AccountSection_user$key }) {
  const { t } = useTranslation('profile');
  const offered = useOffered();
  const [deleting, setDeleting] = useState(false);
  const [exportAccount, exporting] = useFileExport('torre-account.json', '/graphql/account.json');
  const { email } = useFragment(
    graphql`
      fragment AccountSection_user on User {
        email
      }
    `,
    user,
  );
  if (!offered.accountExport && !offered.accountDeletion) return null;
  return (
    <Section title={t('account.title')} text={t('account.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.accountExport && (
          <Button variant="outlined" loading={exporting} onClick={() => void exportAccount()}>
            {t('account.export')}
          </Button>
        )}
        {offered.accountDeletion && (
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            {t('account.delete')}
          </Button>
        )}
        <Button component={PreloadLink} to={paths.privacy}>
          {t('account.rights')}
        </Button>
      </Box>
      <DeleteAccountDialog email={email} open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}

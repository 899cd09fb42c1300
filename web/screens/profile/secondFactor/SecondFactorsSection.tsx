import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SecondFactorKind } from '#relay/NewSecondFactorDialogBeginMutation.graphql.ts';
import type { SecondFactorsSection_viewer$key } from '#relay/SecondFactorsSection_viewer.graphql.ts';
import { Section } from '../../../components/Section.tsx';
import { NewSecondFactorDialog } from './NewSecondFactorDialog.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { SecondFactorRow } from './SecondFactorRow.tsx';

/** What log-ins ask for after the password: added, removed, and the codes for who lost it. */
export function SecondFactorsSection({ viewer }: { viewer: SecondFactorsSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const { secondFactors } = useFragment(
    graphql`
      fragment SecondFactorsSection_viewer on Viewer @throwOnFieldError {
        secondFactors {
          nodes {
            id
            ...SecondFactorRow_secondFactor
          }
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const [adding, setAdding] = useState<SecondFactorKind | null>(null);
  const [renewing, setRenewing] = useState(false);
  const rows = secondFactors?.nodes ?? [];
  return (
    <Section title={t('second.title')} text={t('second.text')}>
      {rows.length === 0 ? (
        <Typography variant="body2">{t('second.none')}</Typography>
      ) : (
        <List disablePadding>
          {rows.map((row) => (
            <SecondFactorRow key={row.id} secondFactor={row} />
          ))}
        </List>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setAdding('TOTP')}>
          {t('second.addTotp')}
        </Button>
        {hasPasskeys() && (
          <Button variant="outlined" onClick={() => setAdding('PASSKEY')}>
            {t('second.addPasskey')}
          </Button>
        )}
        {rows.length > 0 && (
          <>
            <Button onClick={() => setRenewing(true)}>{t('second.renew')}</Button>
            <Typography variant="body2" color="textSecondary">
              {t('second.codesLeft', { count: secondFactors?.recoveryCodesLeft ?? 0 })}
            </Typography>
          </>
        )}
      </Box>
      {adding !== null && <NewSecondFactorDialog kind={adding} onClose={() => setAdding(null)} />}
      {renewing && <RenewCodesDialog onClose={() => setRenewing(false)} />}
    </Section>
  );
}

/** Browsers make passkeys for names of hosts with TLS, and for localhost. */
const hasPasskeys = () =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);

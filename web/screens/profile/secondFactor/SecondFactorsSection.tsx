import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SecondFactorKind } from '#relay/NewSecondFactorDialogBeginMutation.graphql.ts';
import type { SecondFactorsSectionSecondFactorRowRemoveMutation } from '#relay/SecondFactorsSectionSecondFactorRowRemoveMutation.graphql.ts';
import type { SecondFactorsSectionRenewCodesDialogMutation } from '#relay/SecondFactorsSectionRenewCodesDialogMutation.graphql.ts';
import type {
  SecondFactorsSection_viewer$data,
  SecondFactorsSection_viewer$key,
} from '#relay/SecondFactorsSection_viewer.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { Section } from '../../../components/Section.tsx';
import { PasswordDialog } from '../../../forms/dialogs/PasswordDialog.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { NewSecondFactorDialog } from './NewSecondFactorDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What log-ins ask for after the password: added, removed, and the codes for who lost it. */
export function SecondFactorsSection({ viewer }: { viewer: SecondFactorsSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const { secondFactors } = useFragment(
    graphql`
      fragment SecondFactorsSection_viewer on Viewer @throwOnFieldError {
        secondFactors {
          nodes {
            id
            kind
            name
            lastUsedAt
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
            <SecondFactorRow key={row.id} {...row} />
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
            <Muted>{t('second.codesLeft', { count: secondFactors?.recoveryCodesLeft ?? 0 })}</Muted>
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

/** Makes new recovery codes and shows them this once. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [commit] = useMutation<SecondFactorsSectionRenewCodesDialogMutation>(graphql`
    mutation SecondFactorsSectionRenewCodesDialogMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        recoveryCodes
        viewer {
          ...SecondFactorsSection_viewer
        }
      }
    }
  `);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={t('second.renew')}
      text={t('second.renewText')}
      submitLabel={t('second.continue')}
      onClose={onClose}
      onPassword={async (currentPassword, onRefused) => {
        const done = await commit({ variables: { input: { currentPassword } }, onRefused });
        setCodes(done?.renewRecoveryCodes.recoveryCodes ?? null);
      }}
    />
  );
}

type SecondFactor = NonNullable<SecondFactorsSection_viewer$data['secondFactors']>['nodes'][number];

/** One second factor; removing it takes the password. */
function SecondFactorRow({ id, kind, name, lastUsedAt }: SecondFactor) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const [removing, setRemoving] = useState(false);
  const [commit] = useMutation<SecondFactorsSectionSecondFactorRowRemoveMutation>(
    graphql`
      mutation SecondFactorsSectionSecondFactorRowRemoveMutation($input: RemoveSecondFactorInput!) {
        removeSecondFactor(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          viewer {
            ...SecondFactorsSection_viewer
          }
        }
      }
    `,
    { success: t('second.removed') },
  );
  const used = lastUsedAt == null ? t('second.unused') : t('second.lastUsed', { ago: ago(lastUsedAt) });
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <Button
          size="small"
          color="error"
          onClick={() => setRemoving(true)}
          aria-label={t('second.removeName', { name })}
        >
          {t('second.remove')}
        </Button>
      }
    >
      <ListItemText
        primary={name}
        secondary={`${t(kind === 'PASSKEY' ? 'second.passkey' : 'second.totp')} · ${used}`}
        sx={{ pr: 6, overflowWrap: 'anywhere' }}
      />
      {removing && (
        <PasswordDialog
          title={t('second.removeName', { name })}
          submitLabel={t('second.remove')}
          onClose={() => setRemoving(false)}
          onPassword={async (currentPassword, onRefused) => {
            await commit({ variables: { input: { secondFactorId: id, currentPassword } }, onRefused });
          }}
        />
      )}
    </ListItem>
  );
}

import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SecondFactorRow_secondFactor$key } from '#relay/SecondFactorRow_secondFactor.graphql.ts';
import type { SecondFactorRowRemoveMutation } from '#relay/SecondFactorRowRemoveMutation.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { PasswordDialog } from '../../../forms/PasswordDialog.tsx';

/** One second factor; removing it takes the password. */
export function SecondFactorRow({ secondFactor }: { secondFactor: SecondFactorRow_secondFactor$key }) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const { id, kind, name, lastUsedAt } = useFragment(
    graphql`
      fragment SecondFactorRow_secondFactor on SecondFactor {
        id
        kind
        name
        lastUsedAt
      }
    `,
    secondFactor,
  );
  const [removing, setRemoving] = useState(false);
  const [commit] = useMutation<SecondFactorRowRemoveMutation>(
    graphql`
      mutation SecondFactorRowRemoveMutation($input: RemoveSecondFactorInput!) {
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProviderRowRemoveMutation } from '#relay/ProviderRowRemoveMutation.graphql.ts';
import { RemoveButton } from '../../components/dialogs/RemoveButton.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import type { Provider } from './SignOnDialog.tsx';

type Props = { organizationId: string; provider: Provider; onEdit: () => void };

/** The provider of an office, and what people are who come by it. */
export function ProviderRow({ organizationId, provider, onEdit }: Props) {
  const { t } = useTranslation('office');
  const { issuer, required, newcomerRole, newcomerDiscipline } = provider;
  const [remove, pending] = useMutation<ProviderRowRemoveMutation>(
    graphql`
      mutation ProviderRowRemoveMutation($input: RemoveSingleSignOnInput!) {
        removeSingleSignOn(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeSignOn_organization
          }
        }
      }
    `,
    { success: t('signOn.removed'), failure: t('signOn.removeError') },
  );
  const newcomers = [t(`role.${newcomerRole}`), newcomerDiscipline].filter(Boolean).join(', ');
  const passwords = t(required ? 'signOn.noPasswords' : 'signOn.passwordsToo');
  return (
    <ListItem component="div" disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={issuer}
        secondary={`${t('signOn.newcomers', { role: newcomers })} · ${passwords}`}
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
        slotProps={{ primary: { sx: { fontWeight: 500 } } }}
      />
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button size="small" aria-label={t('signOn.editOf')} onClick={onEdit}>
          {t('signOn.edit')}
        </Button>
        <RemoveButton
          label={t('signOn.remove')}
          name={t('signOn.removeOf', { name: issuer })}
          title={t('signOn.removeTitle')}
          text={t('signOn.removeText')}
          pending={pending}
          onRemove={() => remove({ variables: { input: { organizationId } } })}
        />
      </Box>
    </ListItem>
  );
}

import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeInvitations_organization$key } from '#relay/OfficeInvitations_organization.graphql.ts';
import type { OfficeInvitationsRevokeMutation } from '#relay/OfficeInvitationsRevokeMutation.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { PersonRow } from '../../parts/people/PersonRow.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** Invitations sent and not answered, for owners; nothing where there are none. */
export function OfficeInvitations({ organization }: { organization: OfficeInvitations_organization$key }) {
  const { t } = useTranslation('office');
  const { ago, date } = useFormat();
  const { invitations } = useFragment(
    graphql`
      fragment OfficeInvitations_organization on Organization {
        invitations {
          id
          email
          role
          discipline
          createdAt
          expiresAt
        }
      }
    `,
    organization,
  );
  const [revoke, pending] = useMutation<OfficeInvitationsRevokeMutation>(
    graphql`
      mutation OfficeInvitationsRevokeMutation($input: RevokeOrganizationInvitationInput!) {
        revokeOrganizationInvitation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            ...OfficeInvitations_organization
          }
        }
      }
    `,
    { success: t('revoked'), failure: t('revokeError') },
  );
  if (invitations.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('invitations')}
      </Typography>
      <List disablePadding aria-label={t('invitations')}>
        {invitations.map(({ id, email, role, discipline, createdAt, expiresAt }) => (
          <PersonRow
            key={id}
            name={email}
            text={t('until', { when: ago(createdAt), until: date(expiresAt) })}
          >
            {discipline != null && <Chip size="small" variant="outlined" label={discipline} />}
            <Chip size="small" label={t(`role.${role}`)} />
            <Button
              size="small"
              color="error"
              disabled={pending}
              aria-label={t('revokeOf', { email })}
              onClick={() => void revoke({ variables: { input: { invitationId: id } } })}
            >
              {t('revoke')}
            </Button>
          </PersonRow>
        ))}
      </List>
    </>
  );
}

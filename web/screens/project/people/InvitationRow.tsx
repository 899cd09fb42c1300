import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitationRow_invitation$key } from '#relay/InvitationRow_invitation.graphql.ts';
import type { InvitationRowRevokeMutation } from '#relay/InvitationRowRevokeMutation.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { RemoveButton } from '../../../components/dialogs/RemoveButton.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PersonRow } from '../../../parts/people/PersonRow.tsx';
import { strongest } from './strongest.ts';

type Props = {
  invitation: InvitationRow_invitation$key;
  projectId: string;
  connections: readonly string[];
};

/** One invitation on its way, which can be taken back, and that undone for ten seconds. */
export function InvitationRow({ invitation, projectId, connections }: Props) {
  const { t } = useTranslation('project');
  const { ago, date } = useFormat();
  const data = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        permissions
        createdAt
        expiresAt
        mailStatus
      }
    `,
    invitation,
  );
  const revoke = useDeletion<InvitationRowRevokeMutation>(
    graphql`
      mutation InvitationRowRevokeMutation($input: RevokeInvitationInput!, $connections: [ID!]!) {
        revokeInvitation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          revokedInvitationId @deleteEdge(connections: $connections)
        }
      }
    `,
    { done: t('revoke.done'), failure: t('revoke.error') },
  );
  const { id, email } = data;
  return (
    <PersonRow
      name={email}
      text={t('invitations.sent', { when: ago(data.createdAt), until: date(data.expiresAt) })}
    >
      {data.mailStatus === 'WAITING' && (
        <Chip size="small" color="warning" label={t('invitations.waiting')} />
      )}
      {data.mailStatus === 'FAILED' && <Chip size="small" color="error" label={t('invitations.failed')} />}
      <Chip size="small" label={t(`permission.${strongest(data.permissions)}`)} />
      <RemoveButton
        label={t('revoke.action')}
        name={t('revoke.of', { email })}
        title={t('revoke.title')}
        text={t('revoke.text', { email })}
        onRemove={() => revoke(id, { variables: { input: { invitationId: id, projectId }, connections } })}
      />
    </PersonRow>
  );
}

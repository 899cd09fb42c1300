import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitationRow_invitation$key } from '#relay/InvitationRow_invitation.graphql.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PersonRow } from '../../../parts/people/PersonRow.tsx';
import { strongest } from './strongest.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

type Props = {
  invitation: InvitationRow_invitation$key;
  projectId: string;
  connections: readonly string[];
};

/** One invitation on its way, which can be taken back. */
export function InvitationRow({ invitation, projectId, connections }: Props) {
  const { t } = useTranslation('project');
  const { ago, date } = useFormat();
  const [asking, setAsking] = useState(false);
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
  const revoke = useRevokeInvitation(projectId, connections);
  const { email } = data;
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
      <Button
        size="small"
        color="error"
        aria-label={t('revoke.of', { email })}
        onClick={() => setAsking(true)}
      >
        {t('revoke.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('revoke.title')}
        text={t('revoke.text', { email })}
        confirmLabel={t('revoke.action')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          revoke(data.id);
        }}
      />
    </PersonRow>
  );
}

import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitationsSectionInvitationRowRevokeMutation } from '#relay/InvitationsSectionInvitationRowRevokeMutation.graphql.ts';
import type { InvitationsSection_invitation$key } from '#relay/InvitationsSection_invitation.graphql.ts';
import type { InvitationsSection_project$key } from '#relay/InvitationsSection_project.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { useRows } from '../../../components/deletion/useRows.ts';
import { RemoveButton } from '../../../components/dialogs/RemoveButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PersonRow } from '../../../parts/people/PersonRow.tsx';
import { usePages } from '../../../relay/queries/usePages.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import { PersonAddOutlined as PersonAdd } from '../../../theme/icons.tsx';
import { strongest } from './strongest.ts';

const InviteDrawer = lazyPart(() => import('./InviteDrawer.tsx').then((part) => part.InviteDrawer));

/** Invitations sent and not yet answered. */
export function InvitationsSection({ project }: { project: InvitationsSection_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment InvitationsSection_project on Project
      @throwOnFieldError
      @refetchable(queryName: "InvitationsSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        id
        invitations(first: $first, after: $after)
          @connection(key: "InvitationsSection_invitations")
          @include(if: $sentInvitations) {
          __id
          edges {
            node {
              id
              ...InvitationsSection_invitation
            }
          }
        }
      }
    `,
    project,
  );
  const { sentInvitations } = useOffered();
  const [inviting, setInviting] = useState(false);
  const { all, shown: rows } = useRows(data.invitations);
  const connections = data.invitations ? [data.invitations.__id] : [];
  return (
    <Section
      title={t('invitations.title')}
      text={t(sentInvitations ? 'invitations.text' : 'invitations.unlisted')}
      actions={
        <Button
          variant="contained"
          startIcon={<PersonAdd />}
          onClick={() => setInviting(true)}
          {...InviteDrawer.ahead}
        >
          {t('invite.action')}
        </Button>
      }
    >
      {rows.length === 0 && sentInvitations && (
        <Typography color="textSecondary">{t('invitations.none')}</Typography>
      )}
      {rows.length > 0 && (
        <List disablePadding aria-label={t('invitations.title')}>
          {rows.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              projectId={data.id}
              connections={connections}
            />
          ))}
        </List>
      )}
      <LoadMore name="page.invitations" shown={all.length} pages={pages} />
      {inviting && (
        <InviteDrawer projectId={data.id} connections={connections} onClose={() => setInviting(false)} />
      )}
    </Section>
  );
}

type Props = {
  invitation: InvitationsSection_invitation$key;
  projectId: string;
  connections: readonly string[];
};

/** One invitation on its way, which can be taken back, and that undone for ten seconds. */
function InvitationRow({ invitation, projectId, connections }: Props) {
  const { t } = useTranslation('project');
  const { ago, date } = useFormat();
  const data = useFragment(
    graphql`
      fragment InvitationsSection_invitation on Invitation {
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
  const revoke = useDeletion<InvitationsSectionInvitationRowRevokeMutation>(
    graphql`
      mutation InvitationsSectionInvitationRowRevokeMutation(
        $input: RevokeInvitationInput!
        $connections: [ID!]!
      ) {
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

import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { InvitationsSection_project$key } from '#relay/InvitationsSection_project.graphql.ts';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { Section } from '../../../components/Section.tsx';
import { useRows } from '../../../components/deletion/useRows.ts';
import { usePages } from '../../../relay/usePages.ts';
import { useOffered } from '../../../session/offered.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { PersonAddOutlined as PersonAdd } from '../../../theme/icons.tsx';

const InviteDrawer = lazyPart(() => import('./InviteDrawer.tsx').then((part) => part.InviteDrawer));

/** Invitations sent and not yet answered. */
export function InvitationsSection({ project }: { project: InvitationsSection_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment InvitationsSection_project on Project
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
              ...InvitationRow_invitation
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

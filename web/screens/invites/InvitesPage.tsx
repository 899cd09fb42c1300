import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { InvitesPage_viewer$key } from '#relay/InvitesPage_viewer.graphql.ts';
import type { InvitesPageQuery } from '#relay/InvitesPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { InvitationCard } from '../../parts/invitation/InvitationCard.tsx';
import { OfficeInvitationCard } from '../../parts/invitation/OfficeInvitationCard.tsx';
import { paths } from '../../paths.ts';
import { nodesOf, rowsOf } from '../../relay/queries/nodesOf.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { LinkOff, MailOutlined as MailOutline } from '../../theme/icons.tsx';
import { keyWith } from '../../i18n/keyWith.ts';

/** Invitations to projects, to be accepted or declined. */
export function InvitesPage() {
  const { t } = useTranslation('invites');
  useScreenTitle(t('title'), [{ label: t('nav.profile'), to: paths.profile }]);
  const { viewer } = useScreenQuery<InvitesPageQuery>(graphql`
    query InvitesPageQuery($token: String) {
      viewer {
        ...InvitesPage_viewer
      }
    }
  `);
  if (!viewer) return <SessionExpiredPage />;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <FieldErrorSection title={t('title')}>
        <InvitationList viewer={viewer} />
      </FieldErrorSection>
    </>
  );
}

/** Invitations not yet answered; the one that the link in the mail names comes first. */
function InvitationList({ viewer }: { viewer: InvitesPage_viewer$key }) {
  const { t } = useTranslation('invites');
  const [search] = useSearchParams();
  const inviteId = search.get('inviteId');
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [reason, setReason] = useState<string | null>(null);
  const { user, pendingInvitations, organizationInvitations } = useFragment(
    graphql`
      fragment InvitesPage_viewer on Viewer @throwOnFieldError {
        user {
          email
          activated
        }
        organizationInvitations(token: $token) {
          id
          databaseId
          ...OfficeInvitationCard_invitation
        }
        pendingInvitations(first: 50, token: $token) {
          edges {
            node {
              id
              databaseId
              ...InvitationCard_invitation
            }
          }
        }
      }
    `,
    viewer,
  );
  const pending = nodesOf(pendingInvitations);
  const offices = rowsOf(organizationInvitations);
  const invitations = pending.toSorted(
    (a, b) => Number(b.databaseId === inviteId) - Number(a.databaseId === inviteId),
  );
  const unproved = user?.activated === false && invitations.length + offices.length === 0;
  const missing =
    inviteId !== null &&
    !unproved &&
    !answered.includes(inviteId) &&
    ![...invitations, ...offices].some(({ databaseId }) => databaseId === inviteId);
  const answering = (databaseId: string) => ({
    highlighted: databaseId === inviteId,
    onAnswered: () => setAnswered([...answered, databaseId]),
    onRefused: setReason,
  });
  return (
    <>
      {unproved && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('unproved', { email: user?.email })}
        </Alert>
      )}
      {(missing || reason !== null) && <InviteNotFound email={user?.email ?? ''} reason={reason} />}
      {invitations.length + offices.length === 0 && !unproved && !missing && reason === null && (
        <EmptyState compact heading="h2" icon={<MailOutline />} title={t('empty')} text={t('emptyText')} />
      )}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} {...answering(invitation.databaseId)} />
      ))}
      {offices.map((invitation) => (
        <OfficeInvitationCard
          key={invitation.id}
          invitation={invitation}
          {...answering(invitation.databaseId)}
        />
      ))}
    </>
  );
}

const known = ['INVITATION_ANSWERED', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER'];

/** The invitation cannot be answered: with the service's reason where it gave one, else with what it may be. */
function InviteNotFound({ email, reason }: { email: string; reason: string | null }) {
  const { t } = useTranslation('invites');
  const text =
    reason !== null && known.includes(reason)
      ? t(keyWith('common', 'error.', reason))
      : t('notFound.reasons', { email });
  return (
    <EmptyState
      heading="h2"
      compact
      icon={<LinkOff />}
      title={t('notFound.title')}
      text={
        <>
          {t('notFound.text')}
          <br />
          {text}
        </>
      }
      action={
        <Button variant="contained" component={PreloadLink} to={paths.projectCards}>
          {t('notFound.projects')}
        </Button>
      }
    />
  );
}

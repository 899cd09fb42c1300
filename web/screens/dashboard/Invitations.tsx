import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Invitations_viewer$key } from '#relay/Invitations_viewer.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { nothingHere } from '../../components/states/EmptyState.tsx';
import { Section } from '../../components/Section.tsx';
import { showToast } from '../../components/toasts/toasts.ts';
import { InvitationCard } from '../../parts/invitation/InvitationCard.tsx';
import { OfficeInvitationCard } from '../../parts/invitation/OfficeInvitationCard.tsx';
import { nodesOf, rowsOf } from '../../relay/queries/nodesOf.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** Invitations that wait; new ones come in by the subscription of the shell. */
export function Invitations({ viewer }: { viewer: Invitations_viewer$key }) {
  const { t } = useTranslation('dashboard');
  const { pendingInvitations, organizationInvitations } = useFragment(
    graphql`
      fragment Invitations_viewer on Viewer @throwOnFieldError {
        pendingInvitations(first: 50) {
          edges {
            node {
              id
              ...InvitationCard_invitation
            }
          }
        }
        organizationInvitations {
          id
          ...OfficeInvitationCard_invitation
        }
      }
    `,
    viewer,
  );
  const invitations = nodesOf(pendingInvitations);
  const offices = rowsOf(organizationInvitations);
  const answering = {
    highlighted: false,
    onAnswered: () => {},
    onRefused: (code: string) => showToast(t(keyWith('dashboard', 'error.', code)), 'error'),
  };
  return (
    <Section title={t('invitations.title')}>
      {invitations.length + offices.length === 0 && (
        <Muted className={nothingHere}>{t('invitations.none')}</Muted>
      )}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} {...answering} />
      ))}
      {offices.map((invitation) => (
        <OfficeInvitationCard key={invitation.id} invitation={invitation} {...answering} />
      ))}
    </Section>
  );
}

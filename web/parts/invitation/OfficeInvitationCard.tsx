import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OfficeInvitationCard_invitation$key } from '#relay/OfficeInvitationCard_invitation.graphql.ts';
import { paths } from '../../paths.ts';
import { InvitationFrame, type Answering } from './InvitationFrame.tsx';

export function OfficeInvitationCard({
  invitation,
  ...answering
}: Answering & { invitation: OfficeInvitationCard_invitation$key }) {
  const { t } = useTranslation('invites');
  const { organizationName, role, discipline, ...data } = useFragment(
    graphql`
      fragment OfficeInvitationCard_invitation on OrganizationInvitation {
        id
        inviterName
        organizationName
        role
        discipline
        createdAt
        expiresAt
      }
    `,
    invitation,
  );
  const chips = [t('office'), t(`role.${role}`), ...(discipline == null ? [] : [discipline])];
  return (
    <InvitationFrame {...data} {...answering} title={organizationName} chips={chips} to={paths.office} />
  );
}

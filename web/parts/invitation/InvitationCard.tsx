import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitationCard_invitation$key } from '#relay/InvitationCard_invitation.graphql.ts';
import { paths } from '../../paths.ts';
import { InvitationFrame, type Answering } from './InvitationFrame.tsx';

/** An invitation to a project. */
export function InvitationCard({
  invitation,
  ...answering
}: Answering & { invitation: InvitationCard_invitation$key }) {
  const { t } = useTranslation('invites');
  const { projectName, projectDatabaseId, permissions, ...data } = useFragment(
    graphql`
      fragment InvitationCard_invitation on Invitation {
        id
        inviterName
        projectName
        projectDatabaseId
        permissions
        createdAt
        expiresAt
      }
    `,
    invitation,
  );
  const chips = permissions.map((permission) => t(`permission.${permission}`));
  return (
    <InvitationFrame
      {...data}
      {...answering}
      title={projectName}
      chips={chips}
      to={paths.project(projectDatabaseId)}
    />
  );
}

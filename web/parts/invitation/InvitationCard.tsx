import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvitationCard_invitation$key } from '#relay/InvitationCard_invitation.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useReplyToInvitation } from './useReplyToInvitation.ts';

type Props = {
  invitation: InvitationCard_invitation$key;
  highlighted: boolean;
  onAnswered: () => void;
  onRefused: (code: string) => void;
};

/** Who invites to what, with which permissions and until when. */
export function InvitationCard({ invitation, highlighted, onAnswered, onRefused }: Props) {
  const { t } = useTranslation('invites');
  const { ago, date } = useFormat();
  const data = useFragment(
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
  const { id, projectName, projectDatabaseId } = data;
  const [reply, pending] = useReplyToInvitation(
    { id, projectName, projectDatabaseId },
    { onAnswered, onRefused },
  );
  return (
    <Card
      component="article"
      sx={{
        p: 3,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        ...(highlighted && { borderColor: 'primary.main' }),
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="h2">{data.projectName}</Typography>
        <Typography color="textSecondary">
          {t('invitedBy', { name: data.inviterName, when: ago(data.createdAt) })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {data.permissions.map((permission) => (
            <Chip key={permission} size="small" label={t(`permission.${permission}`)} />
          ))}
          <Typography variant="caption" color="textSecondary">
            {t('expires', { date: date(data.expiresAt) })}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => void reply(false)} disabled={pending}>
          {t('decline')}
        </Button>
        <Button variant="contained" onClick={() => void reply(true)} loading={pending}>
          {t('accept')}
        </Button>
      </Box>
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useReplyToInvitation } from './useReplyToInvitation.ts';

/** Props of a card besides the invitation. */
export type Answering = { highlighted: boolean; onAnswered: () => void; onRefused: (code: string) => void };

type Props = Answering & {
  /** Global id. */
  id: string;
  title: string;
  inviterName: string;
  createdAt: string;
  expiresAt: string;
  /** Texts of the rights it grants. */
  chips: readonly string[];
  /** The address to open after accepting. */
  to: string;
};

/** Who invites to what, with which permissions and until when. */
export function InvitationFrame({
  id,
  title,
  chips,
  to,
  highlighted,
  onAnswered,
  onRefused,
  ...data
}: Props) {
  const { t } = useTranslation('invites');
  const { ago, date } = useFormat();
  const [reply, pending] = useReplyToInvitation({ id, name: title, to }, { onAnswered, onRefused });
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
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">
          {t('invitedBy', { name: data.inviterName, when: ago(data.createdAt) })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {chips.map((chip) => (
            <Chip key={chip} size="small" label={chip} />
          ))}
          <SmallPrint component="span">{t('expires', { date: date(data.expiresAt) })}</SmallPrint>
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

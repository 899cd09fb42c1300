import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import { LinkOff } from '../../theme/icons.tsx';

const known = ['INVITATION_ANSWERED', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER'];

/** The invitation cannot be answered: with the service's reason where it gave one, else with what it may be. */
export function InviteNotFound({ email, reason }: { email: string; reason: string | null }) {
  const { t } = useTranslation('invites');
  const text =
    reason !== null && known.includes(reason) ? t(`error.${reason}`) : t('notFound.reasons', { email });
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

import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NotificationsButton_viewer$key } from '#relay/NotificationsButton_viewer.graphql.ts';
import { notificationPopoverPixels } from '#domain/limits.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { useRetry } from '../../errors/useRetry.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';
import { DecisionNotice } from '../notices/DecisionNotice.tsx';
import { useNotifications } from './useNotifications.ts';
import { caughtFailure, valueOrNull } from '../../relay/caughtValue.ts';
import { nodesOf, rowsOf } from '../../relay/queries/nodesOf.ts';
import { NotificationsOutlined } from '../../theme/icons.tsx';

/** Bell with the number of what waits, invitations and decisions that stand otherwise than before, and their list. */
export function NotificationsButton({ viewer }: { viewer: NotificationsButton_viewer$key }) {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useNotifications();
  const retry = useRetry();
  const lists = useFragment(
    graphql`
      fragment NotificationsButton_viewer on Viewer {
        pendingInvitations(first: 50) @catch {
          edges {
            node {
              id
              databaseId
              inviterName
              projectName
              createdAt
            }
          }
        }
        organizationInvitations @catch {
          id
          databaseId
          inviterName
          organizationName
          createdAt
        }
        decisionNotices @catch {
          decisionId
          ...DecisionNotice_notice
        }
      }
    `,
    viewer,
  );
  const { pendingInvitations, organizationInvitations, decisionNotices } = lists;
  const failure = [pendingInvitations, organizationInvitations, decisionNotices]
    .map(caughtFailure)
    .find((each) => each !== null);
  const invitations = [
    ...nodesOf(valueOrNull(pendingInvitations)).map(({ projectName, ...of }) => ({
      ...of,
      text: t('notifications.invite', { inviter: of.inviterName, project: projectName }),
    })),
    ...rowsOf(valueOrNull(organizationInvitations)).map(({ organizationName, ...of }) => ({
      ...of,
      text: t('notifications.officeInvite', { inviter: of.inviterName, office: organizationName }),
    })),
  ];
  const notices = rowsOf(valueOrNull(decisionNotices));
  const count = invitations.length + notices.length;
  const isUnknown = failure !== undefined && count === 0;
  const label = isUnknown ? t('notifications.title') : t('notifications.label', { count });
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={t('notifications.title')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={isUnknown ? '!' : count} color="error">
            <NotificationsOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('notifications.title'),
            sx: { width: 340, maxHeight: notificationPopoverPixels },
          },
        }}
      >
        <Typography variant="h4" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
          {t('notifications.title')}
        </Typography>
        {failure && (
          <Box sx={{ px: 2, pb: 2 }}>
            <ErrorState compact error={failure} onRetry={retry} />
          </Box>
        )}
        {count === 0 && !failure && (
          <Box sx={{ px: 2, pb: 3, pt: 1, color: 'text.secondary' }}>{t('notifications.none')}</Box>
        )}
        {count > 0 && (
          <List sx={{ px: 1 }}>
            {invitations.map((invitation) => (
              <ListItemButton
                key={invitation.id}
                component={PreloadLink}
                to={paths.invite(invitation.databaseId)}
                onClick={close}
                sx={{ borderRadius: 1 }}
              >
                <ListItemText primary={invitation.text} secondary={ago(invitation.createdAt)} />
              </ListItemButton>
            ))}
            {notices.map((notice) => (
              <DecisionNotice key={notice.decisionId} notice={notice} onOpen={close} />
            ))}
          </List>
        )}
      </Popover>
    </>
  );
}

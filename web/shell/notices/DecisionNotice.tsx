import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionNotice_notice$key } from '#relay/DecisionNotice_notice.graphql.ts';
import type { DecisionNoticeMutation } from '#relay/DecisionNoticeMutation.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

type Props = { notice: DecisionNotice_notice$key; onOpen: () => void };

/** A recorded decision that stands otherwise than before, and why; opening it marks it as read. */
export function DecisionNotice({ notice, onOpen }: Props) {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const data = useFragment(
    graphql`
      fragment DecisionNotice_notice on DecisionNotice {
        decisionId
        projectDatabaseId
        projectName
        unitName
        number
        today
        todayBecause
        createdAt
      }
    `,
    notice,
  );
  const [read] = useMutation<DecisionNoticeMutation>(graphql`
    mutation DecisionNoticeMutation($input: ReadDecisionNoticeInput!) {
      readDecisionNotice(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        viewer {
          ...NotificationsButton_viewer
        }
      }
    }
  `);
  const open = () => {
    onOpen();
    // What could not be marked stays in the list.
    void read({ variables: { input: { decisionId: data.decisionId } } });
  };
  return (
    <ListItemButton
      component={PreloadLink}
      to={paths.decision(data.projectDatabaseId, data.decisionId)}
      onClick={open}
      sx={{ borderRadius: 1 }}
    >
      <ListItemText
        primary={t(`notifications.decision.${data.today}`, {
          number: data.number,
          unit: data.unitName,
          project: data.projectName,
        })}
        secondary={
          <>
            {data.todayBecause.map((because) => (
              <span key={because} style={{ display: 'block' }}>
                {because}.
              </span>
            ))}
            {ago(data.createdAt)}
          </>
        }
      />
    </ListItemButton>
  );
}

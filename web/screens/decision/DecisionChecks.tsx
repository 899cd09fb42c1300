import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { assumedText, checksByOutcome, checkSentence } from '#domain/decision/recordedCheck.ts';
import type {
  DecisionChecks_comparison$data,
  DecisionChecks_comparison$key,
} from '#relay/DecisionChecks_comparison.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckCircle, ErrorOutlined as ErrorOutline, InfoOutlined } from '../../theme/icons.tsx';

type Check = DecisionChecks_comparison$data['checks'][number];

/** Whether like was compared with like: what is open, what was accepted with a note, and what passed. */
export function DecisionChecks({ comparison }: { comparison: DecisionChecks_comparison$key }) {
  const { t } = useTranslation('decision');
  const { t: compareText } = useTranslation('compare');
  const messages = useMessages();
  const { dateTime } = useFormat();
  const { checks, ...compared } = useFragment(
    graphql`
      fragment DecisionChecks_comparison on RecordedComparison {
        reference
        items {
          name
        }
        checks {
          rule
          passed
          blocking
          item
          details
          favours
          override {
            note
            userName
            createdAt
          }
        }
      }
    `,
    comparison,
  );
  const { open, accepted, passed } = checksByOutcome(checks);
  const sentence = ({ rule, item, favours, details }: Check) => {
    const check = { rule, item: item ?? null, favours: favours ?? null, details };
    return `${statementText(checkSentence(check, compared), messages)}.`;
  };
  const noteOf = ({ override }: Check) =>
    override &&
    messages.text('decision.check.accepted', {
      note: override.note,
      name: override.userName,
      date: dateTime(override.createdAt),
    });
  const assumed = assumedText(passed, messages);
  return (
    <Section title={t('checks.title')}>
      {(
        [
          ['open', open],
          ['accepted', accepted],
        ] as const
      ).map(
        ([outcome, failed]) =>
          failed.length > 0 && (
            <List key={outcome} disablePadding subheader={<Outcome>{t(`checks.${outcome}`)}</Outcome>}>
              {failed.map((check) => (
                <ListItem key={`${check.rule}.${check.item}`} disableGutters alignItems="flex-start">
                  <ListItemIcon sx={{ minWidth: 36, mt: 0.5 }}>
                    {check.blocking ? (
                      <ErrorOutline color="warning" titleAccess={compareText('alike.failed')} />
                    ) : (
                      <InfoOutlined color="info" titleAccess={compareText('alike.note')} />
                    )}
                  </ListItemIcon>
                  <ListItemText primary={sentence(check)} secondary={noteOf(check)} />
                </ListItem>
              ))}
            </List>
          ),
      )}
      {passed.length > 0 && (
        <>
          <Outcome>{t('checks.passed')}</Outcome>
          <Typography variant="body2">
            <CheckCircle color="success" fontSize="small" sx={{ verticalAlign: 'text-bottom', mr: 1 }} />
            {passed.map(({ rule }) => compareText(`alike.${rule}.passed`)).join(' · ')}
          </Typography>
        </>
      )}
      {assumed !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {assumed}
        </Typography>
      )}
    </Section>
  );
}

const Outcome = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mt: 1, mb: 0.5 }}>
    {children}
  </Typography>
);

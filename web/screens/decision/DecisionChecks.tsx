import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionChecks_comparison$key } from '#relay/DecisionChecks_comparison.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** Whether like was compared with like, and the notes by which failed checks were passed over. */
export function DecisionChecks({ comparison }: { comparison: DecisionChecks_comparison$key }) {
  const { t } = useTranslation('decision');
  const { t: said } = useTranslation('compare');
  const { dateTime } = useFormat();
  const { items, checks } = useFragment(
    graphql`
      fragment DecisionChecks_comparison on RecordedComparison {
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
  const met = checks.filter(({ passed }) => passed);
  // Infill that nobody took off is told with the scope that holds because of it.
  const shown = checks.filter(({ passed, details }) => !passed || details.length > 0);
  return (
    <Section title={t('checks.title')}>
      <List disablePadding>
        {shown.map(({ rule, passed, blocking, item, details, favours, override }) => (
          <ListItem key={`${rule}.${item}`} disableGutters alignItems="flex-start">
            <ListItemIcon sx={{ minWidth: 36, mt: 0.5 }}>
              {passed ? (
                <CheckCircle color="success" titleAccess={t('checks.passed')} />
              ) : blocking ? (
                <ErrorOutline color="warning" titleAccess={said('alike.failed')} />
              ) : (
                <InfoOutlined color="info" titleAccess={said('alike.note')} />
              )}
            </ListItemIcon>
            <ListItemText
              primary={[
                said(`alike.${rule}.${passed ? 'passed' : 'failed'}`),
                item == null ? undefined : items[item]?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
              secondary={
                <>
                  {passed && details.length > 0 && (
                    <div>{said('alike.SAME_SCOPE.assumed', { list: details.join('; ') })}</div>
                  )}
                  {favours != null && <div>{t('checks.favours', { name: items[favours]?.name })}</div>}
                  {override &&
                    t('checks.override', {
                      note: override.note,
                      name: override.userName,
                      date: dateTime(override.createdAt),
                    })}
                </>
              }
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
      {met.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <CheckCircle color="success" fontSize="small" sx={{ verticalAlign: 'text-bottom', mr: 1 }} />
          {t('checks.passed')}: {met.map(({ rule }) => said(`alike.${rule}.passed`)).join(' · ')}
        </Typography>
      )}
    </Section>
  );
}

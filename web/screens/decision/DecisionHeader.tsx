import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionHeader_decision$key } from '#relay/DecisionHeader_decision.graphql.ts';
import { Facts } from '../../components/figures/Facts.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';
import { PictureAsPdfOutlined as PictureAsPdf, Print } from '../../theme/icons.tsx';
import { DecisionToday } from './DecisionToday.tsx';
import { useDecisionPdf } from './useDecisionPdf.ts';

type Props = { decision: DecisionHeader_decision$key; projectId: string };

/** What was decided, why, by whom and when; print, PDF, and the decision that superseded it. */
export function DecisionHeader({ decision, projectId }: Props) {
  const { t } = useTranslation('decision');
  const { dateTime } = useFormat();
  const data = useFragment(
    graphql`
      fragment DecisionHeader_decision on Decision @throwOnFieldError {
        id
        number
        chosen
        reason
        authorName
        authorRegistration
        createdAt
        ...DecisionToday_decision
        unit {
          name
        }
        supersededBy {
          id
          number
        }
      }
    `,
    decision,
  );
  const [download, pending] = useDecisionPdf(data.id);
  const successor = data.supersededBy;
  return (
    <>
      <PageHeader
        title={t('heading', { number: data.number, unit: data.unit?.name ?? '' })}
        text={t('lead')}
        actions={
          <div className="no-print">
            <Button startIcon={<PictureAsPdf />} loading={pending} onClick={() => void download()}>
              {t('pdf.action')}
            </Button>
            <Button startIcon={<Print />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        }
      />
      {successor && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('supersededText')}{' '}
          <Link component={PreloadLink} to={paths.decision(projectId, successor.id)}>
            {t('name', { number: successor.number })}
          </Link>
        </Alert>
      )}
      {!successor && <DecisionToday decision={data} />}
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
        <Typography variant="overline" color="textSecondary" component="h2">
          {t('column.chosen')}
        </Typography>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {data.chosen}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: 720, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {data.reason}
        </Typography>
        <Box sx={{ mt: 3 }}>
          <Facts
            facts={[
              [t('column.author'), data.authorName],
              [t('registration'), data.authorRegistration],
              [t('column.date'), dateTime(data.createdAt)],
            ]}
          />
        </Box>
      </Card>
    </>
  );
}

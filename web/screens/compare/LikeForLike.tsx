import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { likeForLikeRules, type LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import { Fold } from '../../components/deferred/Fold.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { Term } from '../../parts/terms/Term.tsx';
import { CheckCircle, ErrorOutlined as ErrorOutline, InfoOutlined } from '../../theme/icons.tsx';
import { checksOf, type Pair } from './compared/comparePairs.ts';
import { useCheckDetail } from './useCheckDetail.ts';

/** Whether like is compared with like: each rule once, with every pair it fails for. */
export function LikeForLike({ pairs }: { pairs: Pair[] }) {
  const { t } = useTranslation('compare');
  const { integer } = useFormat();
  const detail = useCheckDetail();
  const rules = likeForLikeRules.map((rule) => {
    const found = foundBy(rule, pairs);
    return {
      rule,
      failures: found.filter(({ check }) => !check.passed),
      // A passed check with details shows what it assumes.
      shown: found.filter(({ check }) => !check.passed || check.details.length > 0),
    };
  });
  return (
    <Fold
      title={t('alike.title')}
      summary={t('alike.count', {
        passed: integer(rules.filter(({ failures }) => failures.length === 0).length),
        total: integer(rules.length),
      })}
      text={<Term name="likeForLike">{t('alike.text')}</Term>}
    >
      <List disablePadding sx={{ '@media print': { columns: 2, columnGap: '16px' } }}>
        {rules.map(({ rule, failures, shown }) => (
          <ListItem
            key={rule}
            disableGutters
            alignItems="flex-start"
            sx={{ '@media print': { py: 0, breakInside: 'avoid', '& .MuiListItemText-root': { my: 0 } } }}
          >
            <ListItemIcon sx={{ minWidth: 36, mt: 0.5 }}>
              <RuleIcon failure={failures[0]?.check} />
            </ListItemIcon>
            <ListItemText
              primary={t(`alike.${rule}.${failures.length === 0 ? 'passed' : 'failed'}`)}
              secondary={
                shown.length > 0 && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {[...new Set(shown.map(({ pair, check }) => detail(check, pair)))].map((text) => (
                      <Box component="span" key={text} sx={{ display: 'block' }}>
                        {text}
                      </Box>
                    ))}
                  </Box>
                )
              }
            />
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}

/** What a rule found, the reference's own faults once. */
const foundBy = (rule: LikeForLikeCheck['rule'], pairs: readonly Pair[]) =>
  checksOf(pairs)
    .filter(({ check }) => check.rule === rule)
    .filter(({ pair, check: { passed, side } }) => passed || pair === pairs[0] || side === pair.option.side);

/** The first check that fails will do: all of one rule either suspend the answer or are notes. */
function RuleIcon({ failure }: { failure: LikeForLikeCheck | undefined }) {
  const { t } = useTranslation('compare');
  if (failure === undefined) return <CheckCircle color="success" titleAccess={t('alike.passed')} />;
  if (failure.blocking) return <ErrorOutline color="warning" titleAccess={t('alike.failed')} />;
  return <InfoOutlined color="info" titleAccess={t('alike.note')} />;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type LikeForLikeRule, likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { Muted } from '../../../components/Muted.tsx';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { paths } from '../../../paths.ts';
import { useOffered } from '../../../session/offered.ts';
import type { Compared } from '../compared/compared.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { checksOf, type Pair } from '../compared/comparePairs.ts';
import type { Overridden } from '../decide/useOverrides.ts';
import { OverrideNote } from '../OverrideNote.tsx';
import { useCheckDetail } from '../useCheckDetail.ts';
import { AssumeInfill } from './AssumeInfill.tsx';

type Props = { compared: Compared; overridden: Overridden };

/** How many checks pass, what the others found, and links to fix each. */
export function CheckState({ compared: { kind, pairs }, overridden }: Props) {
  const { t } = useTranslation('compare');
  const { integer } = useFormat();
  const detail = useCheckDetail();
  const fixPath = useFixPath();
  const failed = failedChecks(pairs);
  const failing = checksOf(pairs).filter(({ check }) => !check.passed);
  const failedRules = new Set(failing.map(({ check }) => check.rule));
  const failedNotes = new Set(failing.flatMap(({ check }) => (check.blocking ? [] : check.rule)));
  const list = [...failedNotes].map((rule) => t(`alike.${rule}.failed`)).join(', ');
  const notes = list === '' ? '' : t('answer.notes', { list });
  const assumed = checksOf(pairs).find(
    ({ check }) => check.rule === 'SAME_SCOPE' && check.passed && check.details.length > 0,
  );
  const total = likeForLikeRules.length;
  const count = t('alike.count', { passed: integer(total - failedRules.size), total: integer(total) });
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color={failed.length > 0 ? 'warning' : 'textSecondary'}>
        {t('answer.checks', { count, notes })}
        {assumed !== undefined && ` ${detail(assumed.check, assumed.pair)}`}
        {failed.length > 0 && overridden.note === '' && ` ${t('answer.suspended')}`}
        {kind === 'options' && <AssumeInfill pairs={pairs} />}
      </Typography>
      {overridden.note !== '' && failed.length > 0 && (
        <Muted>{t('verdict.overridden', { note: overridden.note })}</Muted>
      )}
      {overridden.note === '' && failed.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {failed.map(({ pair, check, option }) => {
            const to = fixPath(option, check.rule);
            return (
              <Box
                component="li"
                key={`${check.rule}|${option.id}`}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
              >
                <Typography variant="body2" component="span">
                  {`${t(`alike.${check.rule}.failed`)} — ${detail(check, pair)}`}
                </Typography>
                {to !== null && (
                  <Button component={PreloadLink} to={to} size="small" className="no-print">
                    {t('answer.mend', { option: option.name })}
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {failed.length > 0 && <OverrideNote key={overridden.note} overridden={overridden} />}
    </Box>
  );
}

/** Blocking checks that fail, each once with the option to fix it in. */
function failedChecks(pairs: readonly Pair[]) {
  const all = checksOf(pairs)
    .filter(({ check: { passed, blocking } }) => !passed && blocking)
    .map(({ pair, check }) => {
      // A foundation is missing in the one that the lack of it favours.
      const lacking = check.rule === 'SAME_FOUNDATION' ? check.favours : check.side;
      return { pair, check, option: lacking === pair.reference.side ? pair.reference : pair.option };
    });
  return all.filter(
    ({ check, option }, index) =>
      all.findIndex((each) => each.check.rule === check.rule && each.option === option) === index,
  );
}

/** The screen where a failed check is fixed: the option's sheet of quantities, or its tower; null for readers. */
function useFixPath(): (option: ComparedOption, rule: LikeForLikeRule) => string | null {
  const { projectId = '', unitId = '' } = useParams();
  const { takeoffs } = useOffered();
  return (option, rule) => {
    if (!option.canEdit) return null;
    const tower = { projectId, unitId };
    if (rule === 'SAME_FOUNDATION') return paths.addFoundation(tower, option.optionId);
    return rule === 'SAME_AREA' || !takeoffs ? paths.unit(tower) : paths.takeoff(tower, option.optionId);
  };
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/deferred/Fold.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import type { ComparedOption } from './compared/comparedOption.ts';
import type { Declaration } from './compared/comparedSet.ts';
import { useDeclaredLines } from './declared/useDeclaredLines.ts';
import { useBasis } from './useBasis.ts';
import type { Kind } from './compared/chosen.ts';

type Props = {
  options: ComparedOption[];
  kind: Kind;
  declarations: readonly Declaration[];
  /** Whether a blocking check fails that nobody vouches for. */
  isSuspended: boolean;
};

/** Where the figures come from, and where they lie on a public scale that does not measure quite the same. */
export function FactorNote({ options, kind, declarations, isSuspended }: Props) {
  const { t } = useTranslation('compare');
  const declared = useDeclaredLines(declarations);
  const { areas, factors, losses, scors, notCounted } = useBasis(options, kind, isSuspended);
  return (
    <Fold title={t('basis.title')}>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ '@media print': { '& p': { my: 0.5 } } }}
      >
        {[...areas, ...losses, ...factors, ...declared, ...scors, t('basis.status'), notCounted].map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
        <ScreenLink to={paths.factors} className="no-print">
          {t('basis.open')}
        </ScreenLink>
      </Typography>
    </Fold>
  );
}

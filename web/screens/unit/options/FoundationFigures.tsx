import Typography from '@mui/material/Typography';
import { graphql, useFragment } from 'react-relay';
import type { FoundationFigures_foundation$key } from '#relay/FoundationFigures_foundation.graphql.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostSum } from '../../../parts/money/CostSum.tsx';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';

/** CO₂ of a foundation in all and per m² of the tower, and what it costs per m². */
export function FoundationFigures({ foundation }: { foundation: FoundationFigures_foundation$key }) {
  const { range, span, rangeInThousands } = useFormat();
  const [isMoneyShown] = useShowMoney();
  const withLossNote = useLossUnit();
  const { id, quantities } = useFragment(
    graphql`
      fragment FoundationFigures_foundation on Foundation {
        id
        quantities(withLosses: $withLosses) {
          co2 {
            min
            max
          }
          perSquareMeter {
            co2 {
              min
              max
            }
            cost {
              min
              max
            }
          }
        }
      }
    `,
    foundation,
  );
  const co2 = quantities?.co2;
  const perSquareMeter = quantities?.perSquareMeter;
  return (
    <Typography variant="body2" title={co2 ? withLossNote(`${range(co2)} kgCO₂e`) : ''}>
      {co2 ? withLossNote(`${rangeInThousands(co2)} tCO₂e`) : '-'}
      {perSquareMeter?.co2 ? withLossNote(` · ${span(perSquareMeter.co2)} kgCO₂e/m²`) : ''}
      {perSquareMeter && isMoneyShown && (
        <>
          {' · '}
          <CostSum id={id}>{span(perSquareMeter.cost)} R$/m²</CostSum>
        </>
      )}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Measure } from '../compared/measure.ts';
import { bulkUnit, ConcreteMass } from './ConcreteMass.tsx';
import { amountOf, bulkOf } from '#domain/comparison/bulkAmounts.ts';
import { OptionName } from './OptionName.tsx';
import { sharedAxes } from '../compared/compareAxes.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = { options: ComparedOption[]; reference: ComparedOption; measure: Measure };

/** The option table for narrow screens: one card each, the ranges still on one axis. */
export function OptionCards({ options, reference, measure }: Props) {
  const { t } = useTranslation('compare');
  const { format, span, units, unitOf, ofRange, ofMass, ofAmount } = useMeasure(measure);
  const axes = sharedAxes(options, ofRange);
  return (
    <Box
      component="section"
      aria-label={t('table.options')}
      sx={{ display: 'grid', gap: 2, mb: 3, '@media print': { gridTemplateColumns: '1fr 1fr' } }}
    >
      {options.map((option) => (
        <Card key={option.id} component="article" sx={{ p: 2 }}>
          <OptionName option={option} isReference={option === reference} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, my: 2 }}>
            {bulkOf(options).map((bulk) => (
              <Box key={bulk}>
                <Typography variant="caption" color="textSecondary" component="p">
                  {t(`bulk.${bulk}`)} ({unitOf(bulkUnit(bulk))})
                </Typography>
                {ofAmount(amountOf(option, bulk), option)}
                {bulk === 'concrete' && <ConcreteMass option={option} measure={measure} />}
              </Box>
            ))}
            <Box>
              <Typography variant="caption" color="textSecondary" component="p">
                {t('quantity.steel')} ({units.mass})
              </Typography>
              {format(ofMass(option.steel, option))}
            </Box>
          </Box>
          {(['co2', 'energy'] as const).map((aspect) => (
            <Box key={aspect} sx={{ mt: 1 }}>
              <Typography variant="caption" color="textSecondary" component="p">
                {t(`quantity.${aspect}`)} ({units[aspect]})
              </Typography>
              <RangeBar
                range={ofRange(option[aspect], option)}
                domain={axes[aspect]}
                kind={aspect}
                unit={units[aspect]}
                format={format}
                span={span}
              />
            </Box>
          ))}
        </Card>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeadCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Measure } from '../compared/measure.ts';
import { OptionCards } from './OptionCards.tsx';
import { OptionName } from './OptionName.tsx';
import { amountOf, bulkOf } from '#domain/comparison/bulkAmounts.ts';
import { bulkUnit, ConcreteMass } from './ConcreteMass.tsx';
import { sharedAxes } from '../compared/compareAxes.ts';
import type { Kind } from '../compared/chosen.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = { options: ComparedOption[]; reference: ComparedOption; measure: Measure; kind: Kind };

/** Concrete, steel, CO₂ and energy of each option; ranges on one axis. Cards where a table would have to scroll. */
export function OptionTable(props: Props) {
  const narrow = useNarrow();
  return narrow ? <OptionCards {...props} /> : <WideOptionTable {...props} />;
}

function WideOptionTable({ options, reference, measure, kind }: Props) {
  const { t } = useTranslation('compare');
  const { format, span, units, unitOf, ofRange, ofMass, ofAmount } = useMeasure(measure);
  const { number } = useFormat();
  const axes = sharedAxes(options, ofRange);
  const bulk = bulkOf(options);
  return (
    <Box component="section" aria-label={t('table.options')} sx={{ mb: 3 }}>
      <TableFrame label={t('table.options')}>
        <Table sx={{ minWidth: 860 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t(`column.${kind}`)}</TableCell>
              {bulk.map((each) => (
                <UnitHeadCell key={each} name={t(`bulk.${each}`)} unit={unitOf(bulkUnit(each))} />
              ))}
              <UnitHeadCell name={t('quantity.steel')} unit={units.mass} />
              <TableCell sx={{ width: '26%' }}>
                <UnitHeader name={t('quantity.co2')} unit={units.co2} />
              </TableCell>
              <TableCell sx={{ width: '26%' }}>
                <UnitHeader name={t('quantity.energy')} unit={units.energy} />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {options.map((option) => (
              <TableRow key={option.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
                  <OptionName option={option} isReference={option === reference} />
                </TableCell>
                {bulk.map((each) => (
                  <NumberCell key={each}>
                    {ofAmount(amountOf(option, each), option)}
                    {each === 'concrete' && <ConcreteMass option={option} measure={measure} />}
                  </NumberCell>
                ))}
                <NumberCell>
                  <Tooltip title={`${number(option.steel)} kg`} describeChild>
                    <span>{format(ofMass(option.steel, option))}</span>
                  </Tooltip>
                </NumberCell>
                {(['co2', 'energy'] as const).map((aspect) => (
                  <TableCell key={aspect}>
                    <RangeBar
                      range={ofRange(option[aspect], option)}
                      domain={axes[aspect]}
                      kind={aspect}
                      unit={units[aspect]}
                      format={format}
                      span={span}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Box>
  );
}

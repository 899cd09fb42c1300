import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { amountOf, bulkOf } from '#domain/comparison/sides/bulkAmounts.ts';
import { concreteDensity } from '#domain/limits.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { type Column, ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Compared } from '../compared/compared.ts';
import { sharedAxes } from '../compared/compareAxes.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';
import { OptionName } from './OptionName.tsx';

/** Concrete, steel, CO₂ and energy of each option; ranges on one axis. Cards where a table would have to scroll. */
export function OptionTable({ compared: { options, reference, measure, kind } }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const narrow = useNarrow();
  const { amounts, ranges } = useOptionColumns(options, measure);
  const name = (option: ComparedOption) => <OptionName option={option} isReference={option === reference} />;
  if (!narrow)
    return (
      <Box component="section" aria-label={t('table.options')} sx={{ mb: 3 }}>
        <ColumnTable
          label={t('table.options')}
          size="medium"
          minWidth={860}
          rows={options}
          keyOf={({ id }) => id}
          columns={[
            { id: 'option', head: t(`column.${kind}`), sx: { minWidth: 220 }, render: name },
            ...amounts,
            ...ranges,
          ]}
        />
      </Box>
    );
  const named = ({ id, head, unit, render }: Column<ComparedOption>, option: ComparedOption, mt = 0) => (
    <Box key={id} sx={{ mt }}>
      <SmallPrint>
        {head} ({unit})
      </SmallPrint>
      {render(option)}
    </Box>
  );
  return (
    <Box
      component="section"
      aria-label={t('table.options')}
      sx={{ display: 'grid', gap: 2, mb: 3, '@media print': { gridTemplateColumns: '1fr 1fr' } }}
    >
      {options.map((option) => (
        <Card key={option.id} component="article" sx={{ p: 2 }}>
          {name(option)}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, my: 2 }}>
            {amounts.map((column) => named(column, option))}
          </Box>
          {ranges.map((column) => named(column, option, 1))}
        </Card>
      ))}
    </Box>
  );
}

/** What an option takes of each material, and its CO₂ and energy as bars. */
function useOptionColumns(options: ComparedOption[], measure: Measure) {
  const { t } = useTranslation('compare');
  const { format, barOf, units, unitOf, ofRange, ofMass, ofAmount } = useMeasure(measure);
  const { number } = useFormat();
  const axes = sharedAxes(options, ofRange);
  const bulk = bulkOf(options).map((each): Column<ComparedOption> => ({
    id: each,
    head: t(`bulk.${each}`),
    unit: unitOf(each === 'blocks' ? 'un' : 'm³'),
    render: (option) => {
      const amount = amountOf(option, each);
      return (
        <>
          {ofAmount(amount, option)}
          {each === 'concrete' && amount !== null && (
            <SmallPrint component="span" sx={{ display: 'block' }}>
              {format(ofMass(amount * concreteDensity, option))} {units.mass}
            </SmallPrint>
          )}
        </>
      );
    },
  }));
  const steel: Column<ComparedOption> = {
    id: 'steel',
    head: t('quantity.steel'),
    unit: units.mass,
    render: (option) => (
      <Tooltip title={`${number(option.steel)} kg`} describeChild>
        <span>{format(ofMass(option.steel, option))}</span>
      </Tooltip>
    ),
  };
  const ranges = (['co2', 'energy'] as const).map((of): Column<ComparedOption> => ({
    id: of,
    head: t(`quantity.${of}`),
    unit: units[of],
    align: 'left',
    width: '26%',
    render: (option) => <RangeBar {...barOf(of)} range={ofRange(option[of], option)} domain={axes[of]} />,
  }));
  return { amounts: [...bulk, steel], ranges };
}

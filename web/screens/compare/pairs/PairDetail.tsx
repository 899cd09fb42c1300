import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { Fold } from '../../../components/deferred/Fold.tsx';
import { useSearchParam } from '../../../components/useSearchParam.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import type { Declaration } from '../compared/comparedSet.ts';
import type { Compared } from '../compared/compared.ts';
import { comparePairs, isComparable, type Pair } from '../compared/comparePairs.ts';
import { ranked } from '../answer/ranked.ts';
import { BreakEvens } from '../turn/BreakEvens.tsx';
import { Limits } from '../turn/Limits.tsx';
import { SupplierMap } from '../turn/SupplierMap.tsx';
import { WhatIf } from '../turn/WhatIf.tsx';
import { Drivers } from '../Drivers.tsx';

type Props = { compared: Compared; declarations: readonly Declaration[]; floors?: ReactNode };

/**
 * One pair in detail: why it is so, and what would turn it; the best against the next best unless another is chosen.
 * Which pair, and CO₂ or energy, is kept in the address.
 */
export function PairDetail({ compared, declarations, floors }: Props) {
  const { t } = useTranslation('compare');
  const { options, measure } = compared;
  const mayNameWinner = isComparable(compared);
  const [chosen, choose] = useSearchParam('pair');
  const [indicator, setIndicator] = useSearchParam('of');
  const [best, next] = ranked(options, measure).map(({ option }) => option);
  const bestAgainstNext = mayNameWinner && best && next ? comparePairs([best, next], next, measure) : [];
  const pairs = [
    ...bestAgainstNext,
    ...compared.pairs.filter((pair) => !bestAgainstNext.some((first) => idOf(first) === idOf(pair))),
  ];
  const pair = pairs.find((each) => idOf(each) === chosen) ?? pairs[0];
  if (pair === undefined) return null;
  const of: Indicator = indicator === 'energy' ? 'energy' : 'co2';
  const names = { option: pair.option.name, reference: pair.reference.name };
  const choice = (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      {pairs.length > 1 && (
        <SelectBox
          size="small"
          label={t('pair.choose')}
          value={idOf(pair)}
          options={pairs.map((each) => [
            idOf(each),
            t('tables.difference', { option: each.option.name, reference: each.reference.name }),
          ])}
          onChange={choose}
          sx={{ flex: '0 1 320px' }}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={of}
        aria-label={t('pair.indicator')}
        onChange={(_, value: Indicator | null) => value && setIndicator(value === 'co2' ? '' : value)}
      >
        <ToggleButton value="co2">{t('quantity.co2')}</ToggleButton>
        <ToggleButton value="energy">{t('quantity.energy')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
  return (
    <>
      <Fold printed={false} title={t('why.title', names)} text={<Term name="driver">{t('why.text')}</Term>}>
        {choice}
        <Drivers pair={pair} of={of} measure={measure} />
      </Fold>
      {floors}
      <Fold title={t('turn.title')} printed={false} text={<Term name="limit">{t('turn.text', names)}</Term>}>
        {choice}
        {mayNameWinner ? (
          <>
            <Limits pair={pair} of={of} />
            <SupplierMap pair={pair} of={of} declarations={declarations} />
            <BreakEvens pair={pair} of={of} />
          </>
        ) : (
          <Typography>{t('verdict.suspended')}</Typography>
        )}
        <WhatIf key={idOf(pair)} pair={pair} of={of} measure={measure} mayNameWinner={mayNameWinner} />
      </Fold>
    </>
  );
}

const idOf = ({ option, reference }: Pair) => `${option.id}-${reference.id}`;

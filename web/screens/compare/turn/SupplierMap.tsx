import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#domain/comparison/sides/atStanding.ts';
import type { KindDifference } from '#domain/comparison/differences/difference.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { supplierGroupName } from '#domain/comparison/sides/supplierGroupName.ts';
import { supplierMap } from '#domain/comparison/answer/supplierMap.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { Muted } from '../../../components/Muted.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Declaration } from '../compared/comparedSet.ts';
import type { Pair } from '../compared/comparePairs.ts';
import { MapPicture } from './MapPicture.tsx';
import { useAxis } from './useAxis.ts';

type Props = { pair: Pair; of: Indicator; declarations: readonly Declaration[] };

const widthOf = (kind: KindDifference, of: Indicator) => spanOf(kind[of]).max - spanOf(kind[of]).min;

/**
 * Where the suppliers of two kinds make the item lower, higher, or leave it open: a picture. The
 * square is that of the factor set; who declared a factor is a point in it.
 */
export function SupplierMap({ pair, of, declarations }: Props) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const axisOf = useAxis(of, declarations);
  const difference = pair.differences.undeclared;
  const [chosen, setChosen] = useState<{ across?: string; up?: string }>({});
  const kinds = difference.kinds.toSorted((a, b) => widthOf(b, of) - widthOf(a, of));
  const across = kinds.find(({ id }) => id === chosen.across) ?? kinds[0];
  const others = kinds.filter((kind) => kind !== across);
  const up = others.find(({ id }) => id === chosen.up) ?? others[0];
  if (across === undefined || up === undefined) return null;
  const map = supplierMap(difference, across, up, of);
  const names = { option: pair.option.name, reference: pair.reference.name };
  const axis = (which: 'across' | 'up', value: KindDifference, list: KindDifference[]) => (
    <SelectBox
      size="small"
      label={t(`map.${which}`)}
      value={value.id}
      options={list.map((kind) => [kind.id, supplierGroupName(kind, messages)])}
      onChange={(id) => setChosen((now) => ({ ...now, [which]: id }))}
      sx={{ flex: '0 1 200px' }}
    />
  );
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h4" component="h3">
        {t('map.title')}
      </Typography>
      <Muted sx={{ mb: 2, maxWidth: 640 }}>{t('map.text')}</Muted>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {axis('across', across, kinds)}
        {axis('up', up, others)}
      </Box>
      <Box sx={{ maxWidth: 420 }}>
        <MapPicture map={map} across={axisOf(across)} up={axisOf(up)} names={names} of={of} />
      </Box>
    </Box>
  );
}

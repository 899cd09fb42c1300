import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { scaledElements } from '#domain/comparison/sides/whatIf.ts';
import { Muted } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { axisOver } from '../compared/compareAxes.ts';
import { differenceBetween, type Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';
import { SaveWhatIf } from '../save/SaveWhatIf.tsx';
import { useVerdictSentence } from '../pairs/useVerdictSentence.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  pair: Pair;
  of: Indicator;
  measure: Measure;
  /** Whether a winner may be named. */
  mayNameWinner: boolean;
};

const maxChange = 50;

/** The verdict if elements of the item took more or less of everything: recomputed at once, saved only on request. */
export function WhatIf({ pair, of, measure, mayNameWinner }: Props) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const { barOf } = useMeasure(measure);
  const sentence = useVerdictSentence(measure);
  const [changes, setChanges] = useState<Record<string, number>>({});
  const id = useId();
  const isChanged = Object.values(changes).some((value) => value !== 0);
  const { option, reference } = pair;
  const elements = [...new Set(option.side.lines.map(({ element }) => element))];
  const side = scaledElements(option.side, changes);
  const difference = differenceBetween({ ...option, side }, reference, measure);
  if (difference === null) return null;
  const changedPair: Pair = { ...pair, difference };
  const domain = axisOver([pair.difference[of], difference[of]]);
  return (
    <Box className="no-print" sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3">
        {t('whatIf.title', { option: option.name })}
      </Typography>
      <Muted sx={{ mb: 2, maxWidth: 640 }}>{t('whatIf.text')}</Muted>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 5, rowGap: 1 }}
      >
        {elements.map((element) => (
          <div key={element}>
            <Typography id={`${id}-${element}`} variant="body2" component="p">
              {t(keyWith('compare', 'element.', element))}: <b>{change(changes[element] ?? 0)}</b>
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${id}-${element}`}
              value={changes[element] ?? 0}
              min={-maxChange}
              max={maxChange}
              marks={[{ value: 0 }]}
              getAriaValueText={change}
              onChange={(_, value) => setChanges((now) => ({ ...now, [element]: value }))}
            />
          </div>
        ))}
      </Box>
      <Typography aria-live="polite" sx={{ my: 1, fontWeight: 600 }}>
        {mayNameWinner && isChanged && sentence(changedPair, of)}
      </Typography>
      <RangeBar {...barOf(of)} range={difference[of]} domain={domain} zero />
      <SaveWhatIf option={option} changes={changes} />
      <Button size="small" sx={{ mt: 1 }} disabled={!isChanged} onClick={() => setChanges({})}>
        {t('whatIf.reset')}
      </Button>
    </Box>
  );
}

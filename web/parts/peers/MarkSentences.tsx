import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { scorsRange } from '#domain/scors.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { MarkLabel, type PlacedMark } from './CurveMarks.tsx';
import type { PeerScope } from './peerScope.ts';
import { intensityUnits } from './peerUnits.ts';
import { type Known, rankAmong } from './peerRank.ts';

type Props = {
  aspect: 'co2' | 'energy';
  known: readonly Known[];
  marks: readonly PlacedMark[];
  scope: PeerScope;
};

/** In words: than how many known ones each thing is lower, and how SCORS would call its CO₂. */
export function MarkSentences({ aspect, known, marks, scope }: Props) {
  const { t } = useTranslation('peers');
  const { integer, span } = useFormat();
  if (marks.length === 0) return null;
  const sentence = ({ name, range }: PlacedMark) => {
    const { from, to } = rankAmong(range, known);
    const { best, worst } = scorsRange(range);
    const parts = [
      t(`sentence.${scope}`, {
        name,
        range: `${span(range)} ${intensityUnits[aspect]}`,
        from: integer(Math.round(from * 100)),
        to: integer(Math.round(to * 100)),
      }),
      aspect === 'co2' && `SCORS ${best === worst ? best : `${best} – ${worst}`}.`,
    ];
    return parts.filter(Boolean).join(' ');
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 0.75 }}>
      {marks.map((mark) => (
        <Typography key={mark.id} component="li" variant="body2" sx={{ display: 'flex', gap: 1 }}>
          <MarkLabel label={mark.label} />
          <span>{sentence(mark)}</span>
        </Typography>
      ))}
    </Box>
  );
}

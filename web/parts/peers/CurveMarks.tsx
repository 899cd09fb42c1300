import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { intensityUnits } from '../../components/figures/intensityUnits.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { discSize, discSlots } from './discSlots.ts';
import { curveHeight, markHeights } from './curvePixels.ts';
import { type PeerResult, type Point, positionAmong } from './peerRank.ts';

export type PlacedMark = { id: string; name: string; range: Range; label: string };

type Props = {
  known: readonly PeerResult[];
  own: readonly Point[];
  marks: readonly PlacedMark[];
  end: number;
  aspect: 'co2' | 'energy';
};

/** Separates marks from what is behind them in the same colour. */
const outline = '1.5px solid var(--mui-palette-background-paper)';

/** The reader's own results, and the screen's things with the number of their sentence. */
export function CurveMarks({ known, own, marks, end, aspect }: Props) {
  const { t } = useTranslation('peers');
  const { span } = useFormat();
  const place = ({ min, max }: Range) => ({
    left: `${(min / end) * 100}%`,
    top: `${(1 - positionAmong({ min, max }, known)) * 100}%`,
    width: `${((max - min) / end) * 100}%`,
  });
  const slots = discSlots(
    marks.map(({ range }) => ({ x: range.min / end, y: (1 - positionAmong(range, known)) * curveHeight })),
  );
  // The narrower one is drawn over the wider, so that both are visible.
  const widestFirst = marks.toSorted((a, b) => b.range.max - b.range.min - (a.range.max - a.range.min));
  return (
    <>
      {own.map((point, at) => (
        <Box
          key={point.databaseId ?? at}
          sx={{
            position: 'absolute',
            height: markHeights.own,
            minWidth: 4,
            borderRadius: 1,
            transform: 'translateY(-50%)',
            bgcolor: 'text.secondary',
          }}
          style={place(point)}
          title={t('legend.own')}
        />
      ))}
      {widestFirst.map(({ id, name, range }) => (
        <Tooltip key={id} describeChild title={`${name}: ${span(range)} ${intensityUnits[aspect]}`}>
          <Box
            sx={{
              position: 'absolute',
              height: markHeights.marks,
              minWidth: 4,
              borderRadius: 1,
              transform: 'translateY(-50%)',
              bgcolor: 'primary.main',
              outline,
            }}
            style={place(range)}
          />
        </Tooltip>
      ))}
      {marks.map(({ id, range, label }, at) => {
        const { left, top } = place(range);
        const along = ((slots[at] ?? 0) - 0.5) * discSize;
        return (
          <Box
            key={id}
            sx={{ position: 'absolute', transform: 'translateY(-50%)', pointerEvents: 'none' }}
            style={{ left: `calc(${left} + ${along}px)`, top }}
          >
            <MarkLabel label={label} />
          </Box>
        );
      })}
    </>
  );
}

/** The number in a disc, as beside the sentence. */
export function MarkLabel({ label }: { label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        justifyContent: 'center',
        width: discSize,
        height: discSize,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        outline,
        color: 'primary.contrastText',
        fontSize: 11,
        fontWeight: 600,
      }}
    >
      {label}
    </Box>
  );
}

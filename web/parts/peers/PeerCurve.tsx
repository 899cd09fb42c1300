import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scorsBandsOf } from '#domain/scors.ts';
import { Muted } from '../../components/Muted.tsx';
import { intensityUnits } from '../../components/figures/intensityUnits.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { CurveMarks, MarkLabel, type PlacedMark } from './CurveMarks.tsx';
import { CurvePicture } from './CurvePicture.tsx';
import { axisEnd, type PeerResult, type PeerMark, type Point, quartilesOf, rankAmong } from './peerRank.ts';
import type { PeerScope } from './peerScope.ts';
import { curveHeight } from './curvePixels.ts';

type Props = {
  aspect: 'co2' | 'energy';
  points: readonly Point[];
  /** Owners behind the curve; null where each point is one result. */
  owners: number | null;
  marks: readonly PeerMark[];
  marked: readonly string[];
  scope: PeerScope;
};

/** The known results from the lowest up, with their quartiles, and where the screen's things stand among them. */
export function PeerCurve({ aspect, points, owners, marks, marked, scope }: Props) {
  const { t } = useTranslation('peers');
  const { significant, integer } = useFormat();
  const known = points.filter(({ isOwn }) => !isOwn);
  const own = points.filter(
    ({ isOwn, databaseId }) => isOwn && (databaseId == null || !marked.includes(databaseId)),
  );
  const placed = marks.flatMap(({ id, name, [aspect]: range }, at) =>
    range === null ? [] : [{ id, name, range, label: integer(at + 1) }],
  );
  const end = axisEnd([...points, ...placed.map(({ range }) => range)]);
  const quartiles = quartilesOf(known);
  const unit = intensityUnits[aspect];
  const title = `${t(`quantity.${aspect}`)}, ${unit}`;
  return (
    <div>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Muted>
        {t(owners === null ? `quartiles.${scope}` : `quartilesOfOwners.${scope}`, {
          n: integer(owners ?? known.length),
          first: significant(quartiles.first),
          median: significant(quartiles.median),
          third: significant(quartiles.third),
          unit,
        })}
      </Muted>
      <CurveAxes
        end={end}
        label={t(owners === null ? 'chart' : 'chartOfOwners', { title, n: integer(owners ?? known.length) })}
      >
        <CurvePicture known={known} quartiles={quartiles} end={end} aspect={aspect} />
        <CurveMarks known={known} own={own} marks={placed} end={end} aspect={aspect} />
      </CurveAxes>
      <MarkSentences aspect={aspect} known={known} marks={placed} scope={scope} />
    </div>
  );
}

type MarkSentencesProps = {
  aspect: 'co2' | 'energy';
  known: readonly PeerResult[];
  marks: readonly PlacedMark[];
  scope: PeerScope;
};

/** In words: how many known ones each thing is lower than, and the SCORS label of its CO₂. */
function MarkSentences({ aspect, known, marks, scope }: MarkSentencesProps) {
  const { t } = useTranslation('peers');
  const { integer, span } = useFormat();
  if (marks.length === 0) return null;
  const sentence = ({ name, range }: PlacedMark) => {
    const { from, to } = rankAmong(range, known);
    const parts = [
      t(`sentence.${scope}`, {
        name,
        range: `${span(range)} ${intensityUnits[aspect]}`,
        from: integer(Math.round(from * 100)),
        to: integer(Math.round(to * 100)),
      }),
      aspect === 'co2' && `SCORS ${scorsBandsOf(range)}.`,
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

const quarters = [0, 0.25, 0.5, 0.75, 1];

type CurveAxesProps = { end: number; label: string; children: ReactNode };

/** The frame of a curve: percentiles upwards, results from 0 to `end`. */
function CurveAxes({ end, label, children }: CurveAxesProps) {
  const { percent, plain } = useFormat();
  return (
    <Box
      role="img"
      aria-label={label}
      className="numeric"
      sx={{ display: 'flex', mt: 2, typography: 'caption', color: 'text.secondary' }}
    >
      <Box sx={{ position: 'relative', width: 44, height: curveHeight }}>
        {quarters.map((position) => (
          <Box
            key={position}
            component="span"
            sx={{ position: 'absolute', right: 8, transform: 'translateY(-50%)' }}
            style={{ top: `${(1 - position) * 100}%` }}
          >
            {percent(position)}
          </Box>
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pr: 2 }}>
        <Box
          sx={{
            position: 'relative',
            height: curveHeight,
            borderLeft: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {children}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          {quarters.map((share) => (
            <Box key={share} component="span" sx={{ width: 0, display: 'flex', justifyContent: 'center' }}>
              <span>{plain(share * end)}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { CurveAxes } from './CurveAxes.tsx';
import { CurveMarks } from './CurveMarks.tsx';
import { CurvePicture } from './CurvePicture.tsx';
import { MarkSentences } from './MarkSentences.tsx';
import { intensityUnits } from './peerUnits.ts';
import type { PeerScope } from './peerScope.ts';
import { axisEnd, type PeerMark, type Point, quartilesOf } from './peerRank.ts';

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
      <Typography variant="body2" color="textSecondary">
        {t(owners === null ? `quartiles.${scope}` : `quartilesOfOwners.${scope}`, {
          n: integer(owners ?? known.length),
          first: significant(quartiles.first),
          median: significant(quartiles.median),
          third: significant(quartiles.third),
          unit,
        })}
      </Typography>
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

import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { BenchmarkScopeName } from './benchmarkVariables.ts';
import { axisEnd, markHeights, type Point, shareAbove } from './marks.ts';

type Props = {
  aspect: 'co2' | 'energy';
  points: readonly Point[];
  /** Names of what the screen is about, by raw id. */
  names: ReadonlyMap<string, string>;
  scope: BenchmarkScopeName;
};

const units = { co2: 'kgCO₂e/m²', energy: 'MJ/m²' };
const height = 240;
const quarters = [0, 0.25, 0.5, 0.75, 1];
const y = (position: number) => `${(1 - position) * 100}%`;

/** All known results from the lowest up, each a bar from its lower to its upper end at its percentile. */
export function PercentileCurve({ aspect, points, names, scope }: Props) {
  const { t } = useTranslation('projectTables');
  const { integer, percent, range } = useFormat();
  const end = axisEnd(points);
  const x = (value: number) => `${(value / end) * 100}%`;
  const nameOf = ({ databaseId }: Point) => (databaseId ? names.get(databaseId) : undefined);
  const marked = points.filter((point) => point.isOwn).toSorted((a, b) => +!!nameOf(a) - +!!nameOf(b));
  const about = marked.filter((point) => nameOf(point) !== undefined);
  const sentence = (point: Point) => {
    const result = { name: nameOf(point), range: `${range(point)} ${units[aspect]}` };
    if (points.length === 1) return t('benchmark.alone', result);
    return t('benchmark.sentence', {
      ...result,
      share: percent(shareAbove(point)),
      scope: t(`scope.of.${scope}`, { n: integer(points.length) }),
    });
  };
  return (
    <div>
      <Typography variant="h4" component="h3">
        {`${t(`quantity.${aspect}`)}, ${units[aspect]}`}
      </Typography>
      {about.slice(0, 3).map((point) => (
        <Typography key={point.databaseId} variant="body2" color="textSecondary">
          {sentence(point)}
        </Typography>
      ))}
      {about.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('benchmark.notRanked', { count: points.length, n: integer(points.length) })}
        </Typography>
      )}
      <Box
        role="img"
        aria-label={t('benchmark.chart', { aspect: t(`quantity.${aspect}`), n: integer(points.length) })}
        className="figure"
        sx={{ display: 'flex', mt: 2, typography: 'caption', color: 'text.secondary' }}
      >
        <Box sx={{ position: 'relative', width: 44, height }}>
          {quarters.map((position) => (
            <Box
              key={position}
              component="span"
              sx={{ position: 'absolute', right: 8, transform: 'translateY(-50%)' }}
              style={{ top: y(position) }}
            >
              {percent(position)}
            </Box>
          ))}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pr: 2 }}>
          <Box sx={{ position: 'relative', height, borderLeft: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component="svg"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
            >
              <Box
                component="path"
                d="M0 0H100M0 25H100M0 50H100M0 75H100"
                sx={{ stroke: 'var(--mui-palette-divider)', fill: 'none' }}
                vectorEffect="non-scaling-stroke"
              />
              <Box
                component="path"
                d={points
                  .map(
                    ({ position, min, max }) =>
                      `M${(min / end) * 100} ${(1 - position) * 100}H${(max / end) * 100}`,
                  )
                  .join('')}
                sx={{
                  stroke: `var(--mui-palette-${aspect}-main)`,
                  strokeWidth: markHeights.others,
                  opacity: 0.35,
                }}
                vectorEffect="non-scaling-stroke"
              />
            </Box>
            {marked.map((point) => {
              const name = nameOf(point);
              const kind = name === undefined ? 'own' : 'this';
              return (
                <Tooltip
                  key={point.databaseId ?? point.position}
                  describeChild
                  title={`${name ?? t('legend.own')}: ${range(point)} ${units[aspect]}`}
                >
                  <Box
                    role="presentation"
                    sx={{
                      position: 'absolute',
                      height: markHeights[kind],
                      minWidth: 4,
                      borderRadius: 1,
                      transform: 'translateY(-50%)',
                      bgcolor: kind === 'this' ? 'primary.main' : `${aspect}.main`,
                    }}
                    style={{
                      left: x(point.min),
                      top: y(point.position),
                      width: x(point.max - point.min),
                    }}
                  />
                </Tooltip>
              );
            })}
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
            {quarters.map((share) => (
              <Box key={share} component="span" sx={{ width: 0, display: 'flex', justifyContent: 'center' }}>
                <span>{integer(share * end)}</span>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </div>
  );
}

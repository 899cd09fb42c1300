import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { middleOfRange, type Range } from '#domain/range.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { technologyFill } from '../../../theme/technology.tsx';
import { useMeasure } from '../useMeasure.ts';
import type { CostRow } from './CostTable.tsx';

const [left, top, width, height] = [64, 12, 400, 220];
const ink = 'var(--mui-palette-text-primary)';

/** An axis around all the ranges, with a tenth of their span to each side. */
function axisOf(ranges: readonly Range[]): Range {
  const min = Math.min(...ranges.map((range) => range.min));
  const max = Math.max(...ranges.map((range) => range.max));
  const edge = (max - min || max) / 10;
  return { min: Math.max(0, min - edge), max: max + edge };
}

/** How far along the axis a value lies, 0 to 1. */
const along = (value: number, { min, max }: Range) => (value - min) / (max - min);

/** Each option as a box: what it may emit across, what it may cost up. One that cannot be the best is faint and dashed. */
export function CostBoxes({ rows }: { rows: readonly CostRow[] }) {
  const { t } = useTranslation('compare');
  const { significant } = useFormat();
  const { units } = useMeasure('area');
  const boxes = rows.flatMap((row) =>
    row.perSquareMeter === null || row.technology === undefined
      ? []
      : [{ ...row, perSquareMeter: row.perSquareMeter, technology: row.technology }],
  );
  if (boxes.length < 2) return null;
  const [across, up] = [
    axisOf(boxes.map(({ co2 }) => co2)),
    axisOf(boxes.map(({ perSquareMeter }) => perSquareMeter)),
  ];
  const x = (value: number) => left + along(value, across) * width;
  const y = (value: number) => top + (1 - along(value, up)) * height;
  const ticks = (axis: Range) => [axis.min, middleOfRange(axis), axis.max];
  const captionOf = ({ name, dominatedBy }: CostRow) =>
    dominatedBy.length > 0 ? `${name} (${t('money.never')})` : name;
  return (
    <Box className="no-print" sx={{ mt: 2 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${left + width + 24} ${top + height + 52}`}
        role="img"
        aria-label={`${t('money.picture')}: ${boxes.map(captionOf).join('; ')}`}
        sx={{ width: '100%', maxWidth: 560, display: 'block' }}
      >
        <rect
          {...{ x: left, y: top, width, height }}
          fill="none"
          stroke="var(--mui-palette-text-secondary)"
        />
        {boxes.map(({ id, technology, co2, perSquareMeter, dominatedBy }, index) => {
          const isOut = dominatedBy.length > 0;
          const corner = { x: x(co2.min), y: y(perSquareMeter.max) };
          return (
            <g key={id} data-dominated={isOut}>
              <rect
                {...corner}
                width={Math.max(3, x(co2.max) - corner.x)}
                height={Math.max(3, y(perSquareMeter.min) - corner.y)}
                fill={technologyFill(technology)}
                fillOpacity={isOut ? 0.2 : 0.6}
                stroke={ink}
                strokeDasharray={isOut ? '5 3' : undefined}
              />
              <circle
                cx={corner.x}
                cy={corner.y}
                r={9}
                fill="var(--mui-palette-background-paper)"
                stroke={ink}
              />
              <text x={corner.x} y={corner.y + 4.5} textAnchor="middle" fill={ink} fontSize={13}>
                {index + 1}
              </text>
            </g>
          );
        })}
        <g fill={ink} fontSize={13}>
          {ticks(across).map((value) => (
            <text key={value} x={x(value)} y={top + height + 18} textAnchor="middle">
              {significant(value)}
            </text>
          ))}
          {ticks(up).map((value) => (
            <text key={value} x={left - 6} y={y(value) + 4} textAnchor="end">
              {significant(value)}
            </text>
          ))}
          <text x={left + width / 2} y={top + height + 40} textAnchor="middle">
            {t('quantity.co2')} ({units.co2})
          </text>
          <text transform={`translate(14 ${top + height / 2}) rotate(-90)`} textAnchor="middle">
            {t('money.cost')} (R$/m²)
          </text>
        </g>
      </Box>
      <Box
        component="ol"
        aria-hidden
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          typography: 'body2',
        }}
      >
        {boxes.map((box, index) => (
          <Box component="li" key={box.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box component="svg" sx={{ width: 20, height: 14, flex: 'none' }}>
              <rect width="20" height="14" fill={technologyFill(box.technology)} stroke={ink} />
            </Box>
            {index + 1} {captionOf(box)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

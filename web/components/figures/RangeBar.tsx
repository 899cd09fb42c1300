import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useFormat } from '../../i18n/useFormat.ts';
import type { Range } from '#domain/range.ts';
import { TechnologyFill } from '../../theme/technology.tsx';

type Props = {
  range: Range | null | undefined;
  /** Ends of the axis, shared by bars side by side. By default from 0 to the range's upper end. */
  domain?: Range;
  /** CO₂ or energy hue, unless `technology` gives its own. */
  kind?: 'co2' | 'energy';
  technology?: string | undefined;
  unit: string;
  /** Writes an end; three significant digits by default. */
  format?: (value: number) => string;
  /** Formats both ends for the tooltip and for screen readers; with a dash by default. */
  span?: (range: Range) => string;
  height?: number;
  /** The range is a difference: zero is marked and labelled, wherever it lies on the axis. */
  zero?: boolean;
};

/** A span from min to max on a common axis, both ends labelled; a difference may reach below zero. */
export function RangeBar(props: Props) {
  const { range, domain, kind = 'co2', technology, unit, format, span, height = 10, zero = false } = props;
  const { significant, span: inWords } = useFormat();
  if (range === null || range === undefined) return <>-</>;
  const write = format ?? significant;
  const axis = domain ?? { min: Math.min(0, range.min), max: Math.max(0, range.max) };
  const width = axis.max - axis.min || 1;
  const at = (value: number) => `${Math.min(100, Math.max(0, ((value - axis.min) / width) * 100))}%`;
  const label = `${span?.(range) ?? (format ? `${write(range.min)} – ${write(range.max)}` : inWords(range))} ${unit}`;
  return (
    <Tooltip title={label}>
      <Box role="img" aria-label={label} sx={{ minWidth: 120, '@media print': { minWidth: 64 } }}>
        <Box
          sx={{ position: 'relative', height, borderRadius: 1, bgcolor: 'action.hover', mt: zero ? 2.5 : 0 }}
        >
          <Box
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: at(range.min),
              right: `calc(100% - ${at(range.max)})`,
              minWidth: 3,
              borderRadius: 1,
              overflow: 'hidden',
              bgcolor: technology === undefined ? `${kind}.main` : undefined,
            }}
          >
            {technology !== undefined && <TechnologyFill technology={technology} />}
          </Box>
          {zero && <ZeroMark share={(0 - axis.min) / width} />}
        </Box>
        <Box
          aria-hidden
          className="numeric"
          sx={{ display: 'flex', mt: 0.5, typography: 'caption', color: 'text.secondary' }}
        >
          {/* Labels start and end with the bar; where it is too short for both, they move to the left. */}
          <Box sx={{ flex: '0 1 auto', width: at(range.min) }} />
          <Box
            sx={{
              flex: 'none',
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              minWidth: `calc(${at(range.max)} - ${at(range.min)})`,
              whiteSpace: 'nowrap',
            }}
          >
            <span>{write(range.min)}</span>
            <span>{write(range.max)}</span>
          </Box>
        </Box>
      </Box>
    </Tooltip>
  );
}

/** A line through the bar with a 0 above it; at the ends of the axis the 0 stays over the bar. */
function ZeroMark({ share }: { share: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetBlock: -4,
        left: `${share * 100}%`,
        width: 2,
        ml: share >= 1 ? '-2px' : share > 0 ? '-1px' : 0,
        bgcolor: 'text.primary',
        // Separates the line from a bar of the same darkness.
        outline: '1px solid',
        outlineColor: (theme) => theme.vars?.palette.background.paper ?? 'transparent',
      }}
    >
      <Box
        component="span"
        className="numeric"
        sx={{
          position: 'absolute',
          bottom: '100%',
          left: '50%',
          transform: 'translateX(-50%)',
          typography: 'caption',
          fontWeight: 600,
          lineHeight: 1.2,
          color: 'text.primary',
        }}
      >
        0
      </Box>
    </Box>
  );
}

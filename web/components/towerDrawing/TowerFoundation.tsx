import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent } from 'react';
import type { FoundationType } from '#domain/foundation/foundationType.ts';

/** A foundation in a tower's drawing. */
export type DrawnFoundation = {
  type: FoundationType;
  /** Its kind and figures, in words. */
  label: string;
  /** Opens it; absent for readers. */
  onOpen?: () => void;
};

/** Pixels a foundation takes below the lowest floor. */
export const foundationHeight = 44;

type Props = { foundation: DrawnFoundation; x: number; y: number; width: number };

const plate = { height: 11, overhang: 6 };
const cap = { width: 20, height: 9 };
const pile = { width: 6, bottom: 42 };
const count = 5;

/** A plate, caps, footings or walls, with piles or caissons below, not to scale; a button where it can be opened. */
export function TowerFoundation({ foundation, x, y, width }: Props) {
  const { type, label, onOpen } = foundation;
  const hasRaft = type.startsWith('raft_');
  const isWalls = type === 'retaining_walls_foundation';
  const hasPiles = type.includes('piles') || type === 'caissons_foundation';
  const wide = type === 'caissons_foundation' ? 2 * pile.width : pile.width;
  const step = Math.max(0, width - cap.width) / (count - 1);
  const centres = Array.from({ length: count }, (_, at) => x + cap.width / 2 + at * step);
  const top = y + (hasRaft ? plate.height : cap.height);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen?.();
  };
  const opening = onOpen && { role: 'button', onClick: onOpen, onKeyDown: press };
  return (
    <Tooltip title={label} describeChild={false}>
      <Box
        component="g"
        tabIndex={0}
        role="img"
        aria-label={label}
        {...opening}
        sx={{
          fill: 'color-mix(in srgb, var(--mui-palette-text-primary) 62%, var(--mui-palette-background-paper))',
          cursor: onOpen ? 'pointer' : 'default',
          outline: 'none',
          '&:hover, &:focus-visible': { fill: 'var(--mui-palette-primary-main)' },
          '&:focus-visible .frame': { stroke: 'var(--mui-palette-primary-main)', strokeWidth: 2 },
        }}
      >
        <rect
          className="frame"
          x={x - plate.overhang}
          y={y}
          width={width + 2 * plate.overhang}
          height={foundationHeight}
          fill="transparent"
        />
        {hasPiles &&
          centres.map((centre) => (
            <rect
              key={centre}
              x={centre - wide / 2}
              y={top}
              width={wide}
              height={y + pile.bottom - top}
              rx={2}
            />
          ))}
        {hasRaft ? (
          <rect
            x={x - plate.overhang}
            y={y}
            width={width + 2 * plate.overhang}
            height={plate.height}
            rx={1}
          />
        ) : isWalls ? (
          [x - plate.overhang, x + width].map((left) => (
            <rect key={left} x={left} y={y} width={plate.overhang} height={pile.bottom} />
          ))
        ) : (
          <>
            <rect x={centres[0]} y={y + 2} width={step * (count - 1)} height={3} />
            {centres.map((centre) => (
              <rect key={centre} x={centre - cap.width / 2} y={y} width={cap.width} height={cap.height} />
            ))}
          </>
        )}
      </Box>
    </Tooltip>
  );
}

import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import { towerLayout, type DrawnFloor } from './towerLayout.ts';

/** A floor to tick. `isTaken`: another module covers it already. */
export type PickedFloor = DrawnFloor & { id: string; label: string; isChosen: boolean; isTaken: boolean };

type Props = {
  floors: readonly PickedFloor[];
  label: string;
  onToggle: (id: string, on: boolean) => void;
};

const width = 110;
const height = 300;
const margin = 6;

/** The tower as a stack of floors that are ticked by click, or by arrows and the space bar. */
export function FloorPicker({ floors, label, onToggle }: Props) {
  const stack = useRef<SVGSVGElement>(null);
  const { floors: placed, groundY } = towerLayout(floors, { width, height, labelGap: 0 });
  const byIndex = new Map(floors.map((floor) => [floor.index, floor]));
  const drawn = placed.flatMap(({ floor, ...place }) => {
    const picked = byIndex.get(floor.index);
    return picked ? [{ ...place, picked }] : [];
  });
  const [at, setAt] = useState<string | null>(null);
  // A single tab stop: the floor last visited, else the lowest.
  const stop = drawn.some(({ picked }) => picked.id === at) ? at : drawn[0]?.picked.id;
  const go = (place: number) => {
    const order = Math.min(drawn.length - 1, Math.max(0, place));
    setAt(drawn[order]?.picked.id ?? null);
    stack.current?.querySelectorAll<SVGElement>('[role=checkbox]')[order]?.focus();
  };
  const press = (event: KeyboardEvent, place: number, { id, isChosen }: PickedFloor) => {
    const to = { ArrowUp: place + 1, ArrowDown: place - 1, Home: drawn.length - 1, End: 0 }[event.key];
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) onToggle(id, !isChosen);
    else go(to);
  };
  return (
    <Box
      component="svg"
      ref={stack}
      role="group"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      sx={{ display: 'block', width: width + 2 * margin, height: 'auto', overflow: 'visible' }}
    >
      {drawn.map(({ picked, ...place }, order) => (
        <Box
          key={picked.id}
          component="rect"
          {...place}
          role="checkbox"
          aria-checked={picked.isChosen}
          aria-label={picked.label}
          tabIndex={picked.id === stop ? 0 : -1}
          onClick={() => {
            setAt(picked.id);
            onToggle(picked.id, !picked.isChosen);
          }}
          onKeyDown={(event: KeyboardEvent) => press(event, order, picked)}
          sx={{
            cursor: 'pointer',
            outline: 'none',
            fill: picked.isChosen
              ? 'var(--mui-palette-primary-main)'
              : picked.isTaken
                ? 'color-mix(in srgb, var(--mui-palette-warning-main) 30%, var(--mui-palette-background-paper))'
                : 'var(--mui-palette-background-paper)',
            stroke: 'var(--mui-palette-text-secondary)',
            strokeWidth: 0.75,
            '&:hover': { strokeWidth: 2 },
            '&:focus-visible': { stroke: 'var(--mui-palette-text-primary)', strokeWidth: 3 },
          }}
        >
          <title>{picked.label}</title>
        </Box>
      ))}
      <line
        x1={-margin}
        x2={width + margin}
        y1={groundY}
        y2={groundY}
        stroke="var(--mui-palette-text-primary)"
        strokeWidth={1.5}
        pointerEvents="none"
      />
    </Box>
  );
}

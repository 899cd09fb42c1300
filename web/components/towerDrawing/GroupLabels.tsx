import { useFormat } from '../../i18n/useFormat.ts';
import type { PlacedGroup } from './towerLayout.ts';

const longest = 16;
/** In a column of 270 px the drawing is a fifth smaller: no letter is below 11 px there. */
const letters = 14.5;
const shorten = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** Names of the groups with how many floors they have, tied to the stack by a thin line. */
export function GroupLabels({ groups, x }: { groups: readonly PlacedGroup[]; x: number }) {
  const { integer } = useFormat();
  return groups.map(({ name, count, y, labelY }, index) => (
    <g key={index}>
      <polyline
        points={`${x + 2},${y} ${x + 12},${labelY} ${x + 18},${labelY}`}
        fill="none"
        stroke="var(--mui-palette-divider)"
      />
      <text x={x + 22} y={labelY} dy="0.35em" fontSize={letters} fill="var(--mui-palette-text-primary)">
        {name.length > longest && <title>{name}</title>}
        {shorten(name)}
        {count > 1 && <tspan fill="var(--mui-palette-text-secondary)"> × {integer(count)}</tspan>}
      </text>
    </g>
  ));
}

/** Where the disc of a mark would stand: `x` as a share of the axis, 0 to 1, `y` in pixels. */
type Disc = { x: number; y: number };

/** Pixels between two discs, so that both numbers are read. */
export const discSize = 18;
/** Share of the axis within which discs overlap, on a phone too. */
const near = 0.08;

/** By how many disc widths each disc moves along its bar, so that none covers another; bars keep their places. */
export function discSlots(discs: readonly Disc[]): number[] {
  const slots: number[] = [];
  for (const { x, y } of discs) {
    const taken = slots.filter((_slot, at) => {
      const other = discs[at]!;
      return Math.abs(other.y - y) < discSize && Math.abs(other.x - x) < near;
    });
    let slot = 0;
    while (taken.includes(slot)) slot += 1;
    slots.push(slot);
  }
  return slots;
}

type Repeated = { repetitionCount?: number | null | undefined };

/** How often a tower is built, and counts in its project: once where that is not known. */
export const timesBuilt = ({ repetitionCount }: Repeated): number => repetitionCount ?? 1;

/** What towers have together, where `value` is what one of them has. */
export const sumAsBuilt = <Tower extends Repeated>(
  towers: readonly Tower[],
  value: (tower: Tower) => number,
): number => towers.reduce((sum, tower) => sum + value(tower) * timesBuilt(tower), 0);

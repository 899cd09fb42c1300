type Repeated = { repetitionCount?: number | null | undefined };

/** How often a tower is built, and counts in its project: once where that is not known. */
export const timesBuilt = ({ repetitionCount }: Repeated): number => repetitionCount ?? 1;

/** What all towers have together, each as often as it is built; `value` is what one of them has. */
export const sumOverTowers = <Tower extends Repeated>(
  towers: readonly Tower[],
  value: (tower: Tower) => number,
): number => towers.reduce((sum, tower) => sum + value(tower) * timesBuilt(tower), 0);

/** Classes of a tower's height, by its floors from the ground up: the words of the wire. */
export const storeyClasses = ['up_to_4', 'from_5_to_10', 'from_11_to_20', 'from_21'] as const;
export type StoreyClass = (typeof storeyClasses)[number];

const most: readonly (readonly [StoreyClass, number])[] = [
  ['up_to_4', 4],
  ['from_5_to_10', 10],
  ['from_11_to_20', 20],
];

/** The class of a tower of so many floors, basements not counted. */
export const storeyClass = (floors: number): StoreyClass =>
  most.find(([, last]) => floors <= last)?.[0] ?? 'from_21';

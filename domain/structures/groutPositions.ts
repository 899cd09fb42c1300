/** Where grout is placed. Separate from its rules, because the takeoff sheet shows it before anything is checked. */
export const groutPositions = ['vertical', 'horizontal'] as const;
export type GroutPosition = (typeof groutPositions)[number];

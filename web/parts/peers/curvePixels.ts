/** Pixels from 0 to 100%. */
export const curveHeight = 260;

/** Pixels: thicker for what the screen is about, so that colour is not the only sign. */
export const markHeights = { others: 2, own: 4, marks: 8 } as const;

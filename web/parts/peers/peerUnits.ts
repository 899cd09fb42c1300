/** Units of the intensities. */
export const intensityUnits = { co2: 'kgCO₂e/m²', energy: 'MJ/m²' } as const;

/** Pixels from 0 to 100%. */
export const curveHeight = 260;

/** Pixels: the thicker, the closer to what the screen is about, so that colour says nothing alone. */
export const markHeights = { others: 2, own: 4, marks: 8 } as const;

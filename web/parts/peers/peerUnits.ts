/** Units of the intensities. */
export const intensityUnits = { co2: 'kgCO₂e/m²', energy: 'MJ/m²' } as const;

/** Pixels from 0 to 100%. */
export const curveHeight = 260;

/** Pixels: thicker for what the screen is about, so that colour is not the only sign. */
export const markHeights = { others: 2, own: 4, marks: 8 } as const;

/** Units of the intensities. */
export const intensityUnits = { co2: 'kgCO₂e/m²', energy: 'MJ/m²' } as const;

/** One concrete (MPa, m³) and one steel (class, kg) of an element, as the wire and the graph both spell them. */
export const elementQuantities = (fck: number, volume: number, ca: number, mass: number) => ({
  volumes: [{ fck, volume }],
  steel: [{ ca, mass }],
});

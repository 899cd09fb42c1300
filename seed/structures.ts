const round = (value: number, step = 0.1): number => Math.round(value / step) * step;
const tidy = (value: number, step = 0.1): number => Number(round(value, step).toFixed(2));

const element = (fck: number, volume: number, kgPerCubicMetre: number, ca60Share = 0.15) => {
  const steel = volume * kgPerCubicMetre;
  return {
    volumes: [{ fck, volume: tidy(volume) }],
    steel: [
      { ca: 50, mass: tidy(steel * (1 - ca60Share), 1) },
      { ca: 60, mass: tidy(steel * ca60Share, 1) },
    ],
  };
};

/** How a believable floor departs from the typical one: 1 is typical, above is heavier. */
type Weight = number;

/** A frame floor of `area` m²: about 0.19 m³/m² and 17 kg of steel per m², the usual Brazilian indices. */
export function frame(area: number, weight: Weight, fck = 30) {
  return {
    concrete_columns: element(fck + 10, area * 0.035 * weight, 130),
    concrete_beams: element(fck, area * 0.05 * weight, 110),
    concrete_slabs: element(fck, area * 0.105 * weight, 65, 0.3),
    form_columns: tidy(area * 0.42),
    form_beams: tidy(area * 0.62),
    form_slabs: tidy(area * 0.88),
    column_number: Math.max(4, Math.round(area / 22)),
    avg_beam_span: 5.2,
    avg_slab_span: 4.3,
  };
}

/** A concrete-wall floor of `area` m²: about 0.24 m³/m² and 45 kg of steel per m³. */
export function walls(area: number, weight: Weight, fck = 25) {
  return {
    concrete_walls: element(fck, area * 0.14 * weight, 42, 0.6),
    concrete_slabs: element(fck, area * 0.1 * weight, 48, 0.6),
    wall_thickness: 0.1,
    slab_thickness: 0.1,
    wall_area: tidy(area * 1.4),
    slab_area: tidy(area * 0.92),
    wall_form_area: tidy(area * 2.8),
    slab_form_area: tidy(area * 0.92),
  };
}

/** A structural-masonry floor of `area` m²: blocks, grout and mortar, with slabs of about 0.1 m³/m². */
export function masonry(area: number, weight: Weight, fbk = 6) {
  return {
    masonry: {
      grout: [
        {
          position: 'vertical',
          volumes: [{ fgk: 20, volume: tidy(area * 0.012 * weight) }],
          steel: [{ ca: 50, mass: tidy(area * 1.5 * weight, 1) }],
        },
        {
          position: 'horizontal',
          volumes: [{ fgk: 20, volume: tidy(area * 0.008 * weight) }],
          steel: [{ ca: 50, mass: tidy(area * 0.9 * weight, 1) }],
        },
      ],
      mortar: [{ fak: 8, volume: tidy(area * 0.011 * weight) }],
      blocks: [
        { type: 'inteiro (14x19x39)', fbk, quantity: Math.round(area * 14 * weight) },
        { type: 'meio (14x19x19)', fbk, quantity: Math.round(area * 2.4 * weight) },
        { type: 'canaleta inteira (14x19x39)', fbk, quantity: Math.round(area * 2.1 * weight) },
      ],
    },
    concrete_slabs: element(25, area * 0.1 * weight, 55, 0.5),
  };
}

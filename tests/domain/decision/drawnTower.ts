import type { ComparedModule, ComparedTower } from '#domain/decision/recordComparison.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import fc from 'fast-check';
import { classedFrame } from '../arbitraries.ts';

export const day = '2026-11-23';

/** A frame over some floors of a tower, as its rows are read. */
const moduleOn = (data: Parameters<typeof structureQuantities>[1], floorIds: string[]): ComparedModule => ({
  moduleId: floorIds.join(),
  name: `Pavimentos ${floorIds.join()}`,
  technology: 'beam_column',
  versionId: `v${floorIds.join()}`,
  versionNumber: 1,
  versionName: 'V1',
  factorSet: 'sidac-2026-04b',
  isOutdated: false,
  floorIds,
  quantities: {
    ...scaleQuantities(structureQuantities('beam_column', data), floorIds.length),
    priceAmounts: priceAmounts('beam_column', data, floorIds.length),
  },
});

const withForms = classedFrame.map((frame) => ({
  ...frame,
  formColumns: 120,
  formBeams: 100,
  formSlabs: 400,
}));

/** m²; so much that no drawn amount of concrete is thicker than the check of thicknesses lets pass. */
const floorArea = fc.integer({ min: 100_000, max: 900_000 });

/** A tower of two to five floors, as high as they are numbered, with two or three frames in two modules each. */
export const drawnTower: fc.Arbitrary<ComparedTower> = fc
  .record({
    areas: fc.array(floorArea, { minLength: 2, maxLength: 5 }),
    frames: fc.array(fc.tuple(withForms, withForms), { minLength: 2, maxLength: 3 }),
    chosen: fc.nat(),
    reference: fc.nat(),
  })
  .map(({ areas, frames, chosen, reference }) => {
    const ids = areas.map((_, index) => `${index}`);
    return {
      floors: areas.map((area, index) => ({
        id: `${index}`,
        index,
        group: 'Tipo',
        category: 'standard_floor',
        area,
        height: 3,
      })),
      options: frames.map(([typical, top], index) => ({
        optionId: `o${index}`,
        name: `Opção ${index + 1}`,
        modules: [moduleOn(typical, ids.slice(0, -1)), moduleOn(top, ids.slice(-1))],
        precision: 0.05,
      })),
      reference: reference % frames.length,
      chosen: chosen % frames.length,
      declarations: [],
      prices: [],
      overrides: new Map(),
      today: day,
    };
  });

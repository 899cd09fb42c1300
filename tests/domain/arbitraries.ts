import type { ConcreteElement } from '#domain/structures/concrete/concreteElement.ts';
import type { BeamColumnData } from '#domain/structures/structureData.ts';
import fc from 'fast-check';

const amount = fc.double({ min: 0.01, max: 10_000, noNaN: true });

/** An element with classes that don't repeat. */
export const element: fc.Arbitrary<ConcreteElement> = fc.record({
  volumes: fc.uniqueArray(fc.record({ fck: fc.double({ min: 20, max: 45, noNaN: true }), volume: amount }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ fck }) => fck,
  }),
  steel: fc.uniqueArray(fc.record({ ca: fc.constantFrom(25, 50, 60), mass: amount }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ ca }) => ca,
  }),
});

/** A frame whose classes are among a few, so that two of them share materials. */
export const classedFrame: fc.Arbitrary<BeamColumnData> = fc
  .array(
    fc.record({
      volumes: fc.uniqueArray(fc.record({ fck: fc.constantFrom(20, 25, 30, 35, 42.5), volume: amount }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ fck }) => fck,
      }),
      steel: fc.uniqueArray(fc.record({ ca: fc.constantFrom(50, 60), mass: amount }), {
        minLength: 1,
        maxLength: 2,
        selector: ({ ca }) => ca,
      }),
    }),
    { minLength: 3, maxLength: 3 },
  )
  .map((parts) => frameOf(...(parts as [ConcreteElement, ConcreteElement, ConcreteElement])));

export function frameOf(columns: ConcreteElement, beams = columns, slabs = columns): BeamColumnData {
  return {
    concreteColumns: columns,
    concreteBeams: beams,
    concreteSlabs: slabs,
    formColumns: 0,
    formBeams: 0,
    formSlabs: 0,
    columnNumber: 0,
    averageBeamSpan: 0,
    averageSlabSpan: 0,
  };
}

import { expect, test } from 'vitest';
import { scaledStructure } from '#domain/comparison/sides/scaledStructure.ts';
import { scaledElements } from '#domain/comparison/sides/whatIf.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import type { BeamColumnData, MasonryData } from '#domain/structures/structureData.ts';
import { linesOfQuantities } from '../../support/towers/comparedLines.ts';

const concrete = (volume: number, mass: number) => ({
  volumes: [{ fck: 30 as const, volume }],
  steel: [{ ca: 50 as const, mass }],
});
const frame: BeamColumnData = {
  concreteColumns: concrete(10, 900),
  concreteBeams: concrete(20, 1800),
  concreteSlabs: concrete(30, 2700),
  formColumns: 80,
  formBeams: 160,
  formSlabs: 240,
  columnNumber: 12,
  averageBeamSpan: 5,
  averageSlabSpan: 4,
};
const masonry: MasonryData = {
  masonry: {
    grout: [{ position: 'vertical', volumes: [{ fgk: 20, volume: 3 }], steel: [{ ca: 50, mass: 100 }] }],
    mortar: [{ fak: 8, volume: 2 }],
    blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 1000 }],
  },
  concreteSlabs: concrete(30, 2700),
};

test('an element takes more of all its materials; what else was entered stays', () => {
  expect(scaledStructure(frame, { beams: -12 })).toEqual({ ...frame, concreteBeams: concrete(17.6, 1584) });
});

test('parts of masonry change each by itself, their strengths never', () => {
  const scaled = scaledStructure(masonry, { vertical_grout: 10, blocks: -5 }) as MasonryData;
  expect(scaled.masonry).toEqual({
    grout: [{ position: 'vertical', volumes: [{ fgk: 20, volume: 3.3 }], steel: [{ ca: 50, mass: 110 }] }],
    mortar: [{ fak: 8, volume: 2 }],
    blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 950 }],
  });
});

test('nothing to save where nothing of it changes', () => {
  expect(scaledStructure(frame, { walls: 10, beams: 0 })).toBeNull();
  expect(scaledStructure({ ...masonry, concreteColumns: { volumes: [] } }, { columns: 10 })).toBeNull();
});

test('what is saved amounts to what the sliders said', () => {
  const changes = { columns: 25, slabs: -10 };
  const scaled = scaledElements(
    { lines: linesOfQuantities(structureQuantities('beam_column', frame)) },
    changes,
  );
  const saved = structureQuantities('beam_column', scaledStructure(frame, changes) ?? frame);
  const sum = scaled.lines.reduce((total, { co2 }) => total + co2.min, 0);
  expect(saved.co2.min).toBeCloseTo(sum, 6);
});

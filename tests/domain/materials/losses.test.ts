import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossOf, withLosses } from '#domain/materials/losses.ts';
import { type Quantities, structureQuantities } from '#domain/materials/quantities.ts';
import { classedFrame } from '../arbitraries.ts';
import { frame } from '../samples.ts';

test.each([
  ['beam_column', 'columns', 'concrete:40', 1.103],
  ['beam_column', 'slabs', 'concrete:25', 1.103],
  ['concrete_wall', 'walls', 'concrete:25', 1.082],
  ['concrete_wall', 'slabs', 'concrete:25', 1.105],
  ['structural_masonry', 'slabs', 'concrete:25', 1.103],
  ['foundation', 'pile_caps', 'concrete:30', 1.23],
  ['foundation', 'piles', 'concrete:30', 1.23],
  ['foundation', 'raft', 'concrete:30', 1.103],
  ['beam_column', 'slabs', 'steel:50', 1.11],
  ['beam_column', 'slabs', 'steel:60', 1.07],
  ['concrete_wall', 'walls', 'steel:60', 1.1429],
  ['beam_column', 'slabs', 'steel:190', 1],
  ['structural_masonry', 'vertical_grout', 'grout:20', 1.1968],
  ['structural_masonry', 'blocks', 'block:inteiro (14x19x39):4', 1.056],
  ['structural_masonry', 'blocks', 'block:inteiro (14x19x39):10', 1.045],
  ['structural_masonry', 'blocks', 'block:meio (14x19x19):16', 1.034],
  ['structural_masonry', 'mortar', 'mortar:8', 1],
  ['beam_column', 'infill', 'other:infill:m2:Bloco 50', 1],
] as const)('of %s, %s, %s', (place, element, key, coefficient) => {
  expect(lossOf(place, element, key)).toBeCloseTo(coefficient, 12);
});

test('a frame as it is bought, by hand', () => {
  // Columns 8.1 m³ C40, beams 10 and slabs 40 m³ C30; 2 100 kg CA50, 2 000 kg CA60.
  const quantities = structureQuantities('beam_column', frame());
  const bought = withLosses('beam_column', quantities);
  expect(bought.co2.min).toBeCloseTo(
    1.103 * (8.1 * 283.4 + 50 * 228.2) + 1.11 * 2100 * 0.4259 + 1.07 * 2000 * 0.5,
    6,
  );
  expect(bought.steel).toBeCloseTo(1.11 * 2100 + 1.07 * 2000, 9);
  expect(bought.concrete).toBeCloseTo(1.103 * 58.1 * 2400, 6);
  expect(quantities).toEqual(structureQuantities('beam_column', frame()));
});

test('factors stay those of the set, and what is lost never takes CO₂ away', () => {
  const factors = ({ materials }: Quantities) =>
    Object.fromEntries(materials.map(({ key, amount, co2 }) => [key, [co2.min / amount, co2.max / amount]]));
  fc.assert(
    fc.property(classedFrame, (data) => {
      const own = structureQuantities('beam_column', data);
      const bought = withLosses('beam_column', own);
      expect(bought.co2.min).toBeGreaterThan(own.co2.min);
      expect(bought.co2.max / own.co2.max).toBeLessThan(1.12);
      const [before, after] = [factors(own), factors(bought)];
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const [key, ends] of Object.entries(before))
        ends.forEach((end, at) => expect(after[key]![at]! / end).toBeCloseTo(1, 9));
    }),
  );
});

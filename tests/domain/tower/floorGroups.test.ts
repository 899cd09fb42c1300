import { floorGroups, type FloorOption } from '#domain/tower/tower.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Floors of few names, categories and areas, so that neighbours are often alike, in any order. */
const drawnFloors = fc
  .array(
    fc.record({
      groupName: fc.constantFrom('Tipo', 'Ático'),
      category: fc.constantFrom('standard_floor', 'penthouse_floor'),
      area: fc.constantFrom(400, 450.5),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map((row, index): FloorOption => ({ ...row, index: index - 2, id: `f${index}` })))
  .chain((floors) => fc.shuffledSubarray(floors, { minLength: floors.length }));

const kindOf = ({ groupName, category, area }: FloorOption) => `${groupName} ${category} ${area}`;

test('a stack has every floor once, the highest group first and in a group the lowest floor first', () => {
  fc.assert(
    fc.property(drawnFloors, (floors) => {
      const groups = floorGroups(floors);
      const upwards = groups.toReversed().flatMap((group) => group.floors);
      expect(upwards).toEqual(floors.toSorted((a, b) => a.index - b.index));
      for (const { floors: own, ...group } of groups) {
        const [{ id, groupName: name, category, area }] = own as [FloorOption];
        expect(group).toEqual({ key: id, name, category, area });
        expect(new Set(own.map(kindOf)).size).toBe(1);
      }
      // Neighbours that are alike stand together.
      const kinds = groups.map(({ floors: [first] }) => kindOf(first!));
      expect(kinds.filter((kind, at) => kind === kinds[at - 1])).toEqual([]);
    }),
  );
});

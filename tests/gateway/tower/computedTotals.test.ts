import { describe, expect, test } from 'vitest';
import { currentFactorSet, serviceFactorSets } from '#domain/factors/factorSets.ts';
import { lossOf } from '#domain/materials/losses.ts';
import { scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { materialsWithLosses, sumTotals, totalsWithLosses } from '../../../gateway/totals/sumTotals.ts';
import { totalsOver } from '../../../gateway/totals/totalsOver.ts';
import { frame, frameWire } from '../../support/towers/towerWire.ts';

const type = 'beam_column';
const floors = 3;
const structure = frame(10, 1000);
const data = frameWire(10, 1000);
/** A strength and a class of steel that the sets count by other figures. */
const odd = {
  ...structure,
  concreteColumns: { volumes: [{ fck: 43, volume: 10 }], steel: [{ ca: 25, mass: 1000 }] },
};
const oddData = {
  ...data,
  concrete_columns: { volumes: [{ fck: 43, volume: 10 }], steel: [{ ca: 25, mass: 1000 }] },
};
const ofOneFloor = structureQuantities(type, structure);
const ofAll = scaleQuantities(ofOneFloor, floors);
const [other] = serviceFactorSets;

describe('totals of a module', () => {
  test('are taken as they were sent', () => {
    const totals = { ...ofAll, concrete: 7 };
    expect(totalsOver({ type, totals, data }, floors)).toBe(totals);
  });

  test('are counted over all floors where only quantities were sent', () => {
    const { co2, energy, concrete, steel, factorSet, flags } = totalsOver({ type, totals: {}, data }, floors);
    expect({ co2, energy, concrete, steel, factorSet }).toEqual({
      co2: ofAll.co2,
      energy: ofAll.energy,
      concrete: ofAll.concrete,
      steel: ofAll.steel,
      factorSet: currentFactorSet.id,
    });
    expect(flags).not.toContain('substituted');
  });

  test('are counted by the factors that are named', () => {
    const totals = { factorSet: other!.id };
    const counted = scaleQuantities(structureQuantities(type, odd, other), floors);
    expect(counted.co2).not.toEqual(scaleQuantities(structureQuantities(type, odd), floors).co2);
    expect(totalsOver({ type, totals, data: oddData }, floors)).toMatchObject({
      co2: counted.co2,
      factorSet: other!.id,
    });
  });

  test('keep every figure that was sent', () => {
    expect(totalsOver({ type, totals: { concrete: 1, steel: null }, data }, floors)).toMatchObject({
      concrete: 1,
      steel: null,
      co2: ofAll.co2,
    });
  });

  test.each([currentFactorSet, ...serviceFactorSets])(
    'are those of the factors by which the service counted: $id',
    (set) => {
      const { co2, energy, flags } = structureQuantities(type, odd, set);
      const totals = totalsOver({ type, totals: {}, data: oddData, consumption: { co2, energy } }, floors);
      expect(totals).toMatchObject({ factorSet: set.id, flags });
      expect(totals.co2?.max).toBeCloseTo(co2.max * floors, 6);
    },
  );

  test.each(['co2', 'energy'] as const)(
    'are those of the service, and flagged, where %s is unlike ours',
    (of) => {
      for (const end of ['min', 'max'] as const) {
        const { co2, energy } = ofOneFloor;
        const consumption = { co2, energy, [of]: { ...ofOneFloor[of], [end]: ofOneFloor[of][end] * 1.01 } };
        const totals = totalsOver({ type, totals: {}, data, consumption }, floors);
        expect(totals[of]?.[end]).toBeCloseTo(consumption[of][end] * floors, 6);
        expect(totals.flags).toEqual(['substituted']);
        expect(totals.concrete).toBe(ofAll.concrete);
      }
    },
  );

  test('are CO2 and energy alone where that is all that is known', () => {
    const { co2, energy } = ofOneFloor;
    expect(totalsOver({ type, totals: {}, consumption: { co2, energy } }, 2)).toEqual({
      co2: { min: co2.min * 2, max: co2.max * 2 },
      energy: { min: energy.min * 2, max: energy.max * 2 },
    });
    expect(totalsOver({ type, totals: { co2, energy } }, 2)).toEqual({ co2, energy });
  });

  test('are not zero where nothing is known', () => {
    expect(() => totalsOver({ type, totals: {}, consumption: null }, floors)).toThrow(
      'quantities of a module',
    );
  });
});

describe('what is bought', () => {
  const [concrete] = ofAll.materials;

  test('is counted by element, and of materials without one by the place alone', () => {
    const { elements: _, ...without } = ofAll;
    const [whole] = totalsWithLosses('foundation', without).materials!;
    const [part] = totalsWithLosses('foundation', {
      ...ofAll,
      elements: [{ ...ofAll.elements[0]!, element: 'piles', materials: [concrete!] }],
    }).materials!;
    expect(whole!.amount).toBeCloseTo(
      concrete!.amount * lossOf('foundation', 'foundation', concrete!.key),
      9,
    );
    expect(part!.amount).toBeCloseTo(concrete!.amount * lossOf('foundation', 'piles', concrete!.key), 9);
    expect(part!.amount).not.toBeCloseTo(whole!.amount, 3);
  });

  test('is unknown where no materials are known', () => {
    const { co2, energy, factorSet } = ofAll;
    expect(totalsWithLosses(type, { co2, energy, factorSet })).toEqual({ factorSet });
    expect(materialsWithLosses(type, { co2, energy, factorSet })).toEqual([]);
  });

  test('goes by the loss that was sent with each material, where all have one', () => {
    const materials = ofAll.materials.map((line, at) => ({ ...line, loss: at + 2 }));
    const linesWithLosses = materialsWithLosses(type, { ...ofAll, materials });
    expect(linesWithLosses.map(({ amount }) => amount)).toEqual(
      ofAll.materials.map(({ amount }, at) => expect.closeTo(amount * (at + 2), 6)),
    );
    const [first, ...others] = materials;
    const { loss: _, ...withoutLoss } = first!;
    const partly = materialsWithLosses(type, { ...ofAll, materials: [withoutLoss, ...others] });
    expect(partly).toEqual(totalsWithLosses(type, ofAll).materials);
  });
});

test('a sum over parts of which one names no factors names none', () => {
  const { factorSet, ...unnamed } = ofAll;
  expect(sumTotals([ofAll, ofAll]).factorSet).toBe(factorSet);
  expect(sumTotals([ofAll, unnamed]).factorSet).toBeNull();
  expect(sumTotals([unnamed, unnamed]).factorSet).toBeNull();
  expect(sumTotals([]).factorSet).toBeNull();
});

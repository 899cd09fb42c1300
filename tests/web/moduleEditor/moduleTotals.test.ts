import { expect, test } from 'vitest';
import { moduleTotals } from '../../../web/editors/moduleEditor/totals/moduleTotals.ts';

const wall = (rows: object[]) => ({
  concrete_wall: { concreteWalls: { volumes: rows, steel: [{ ca: 50 }] } },
});
const perFloor = (rows: object[]) => moduleTotals('concrete_wall', wall(rows), [{ area: 100 }]).perFloor;

test('rows a stored draft holds without their amount count for nothing', () => {
  const full = { fck: 30, volume: 48.2 };
  expect(perFloor([full, { fck: 30 }])).toEqual(perFloor([full]));
  expect(perFloor([full]).concrete).toBeCloseTo(48.2 * 2400);
  expect(perFloor([{ fck: 30 }]).materials).toEqual([]);
});

test.each([
  [{ fck: 30, volume: 0 }, 0],
  [{ fck: 30, volume: -1 }, 0],
  [{ fck: 30, volume: '' }, 0],
  [{ fck: 30, volume: 'x' }, 0],
  [{ fck: 20, volume: 1 }, 1],
  [{ fck: 45, volume: 1 }, 1],
  [{ fck: 46, volume: 1 }, 0],
  [{ customFck: 60, volume: 1 }, 1],
  [{ customFck: 15, volume: 1 }, 1],
  [{ customFck: 61, volume: 1 }, 0],
  [{ customFck: '', volume: 1 }, 0],
])('of %o as much counts as there are factors for', (row, counted) => {
  const { materials } = perFloor([row]);
  expect(materials).toHaveLength(counted);
});

test('other materials count with an amount and both factors, of which one figure is both ends', () => {
  const whole = { name: 'Reboco', purpose: 'render', unit: 'm2', source: 'EPD', amount: 10 };
  const factors = { co2: { min: 2, max: 3 }, energy: { min: 4, max: 5 } };
  const counted = (row: object) => {
    const otherMaterials = [{ ...whole, ...factors, ...row }];
    const { perFloor: floor } = moduleTotals('concrete_wall', { concrete_wall: { otherMaterials } }, []);
    return [floor.co2.min, floor.co2.max, floor.materials.length];
  };
  expect(counted({})).toEqual([20, 30, 1]);
  expect(counted({ co2: { min: 2, max: undefined } })).toEqual([20, 20, 1]);
  expect(counted({ co2: { min: 0, max: 0 }, energy: { min: 4 } })).toEqual([0, 0, 1]);
  for (const lacking of [
    { amount: 0 },
    { amount: '' },
    { co2: { min: 3, max: 2 } },
    { energy: {} },
    { co2: { max: 3 } },
  ])
    expect([lacking, ...counted(lacking)]).toEqual([lacking, 0, 0, 0]);
});

test('figures compared with usual ones are those of the mean floor; without floors there are none', () => {
  const rows = [{ fck: 30, volume: 50 }];
  const of = (...areas: number[]) =>
    moduleTotals(
      'concrete_wall',
      wall(rows),
      areas.map((area) => ({ area })),
    );
  const thickness = ({ hints }: ReturnType<typeof of>) =>
    hints.find(({ measure }) => measure === 'concrete_per_area')?.value;
  expect([of(250), of(200, 300), of()].map(thickness)).toEqual([0.2, 0.2, undefined]);
  expect([of().intensity, of(0).intensity]).toEqual([null, null]);
  expect(of(200, 300).intensity?.co2.min).toBeCloseTo(((of(200).perFloor.co2.min ?? 0) * 2) / 500);
});

test('formwork is all that was entered of it, and grout is no concrete that usual figures are about', () => {
  const of = (technology: 'beam_column' | 'structural_masonry', values: object) => {
    const { hints } = moduleTotals(technology, { [technology]: values }, [{ area: 100 }]);
    return Object.fromEntries(hints.map(({ measure, value }) => [measure, value]));
  };
  const slabs = { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] };
  const frame = of('beam_column', { concreteSlabs: slabs, formColumns: 30, formBeams: 50, formSlabs: '' });
  const usual = { concrete_per_area: 0.1, steel_per_concrete: 90, steel_per_area: 9 };
  expect(frame).toEqual({ ...usual, form_per_concrete: 8 });
  const grout = [{ position: 'vertical', volumes: [{ fgk: 20, volume: 7 }], steel: [] }];
  const masonry = of('structural_masonry', { concreteSlabs: slabs, masonry: { grout } });
  expect(masonry).toEqual(usual);
});

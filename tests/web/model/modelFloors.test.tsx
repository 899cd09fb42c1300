import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { concreteVolume, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { ModelFloors } from '../../../web/parts/buildingModel/ModelFloors.tsx';

const floor = (name: string, elements: TakeoffFloor['elements'], rest: Partial<TakeoffFloor> = {}) => ({
  name,
  category: 'standard_floor' as const,
  area: 100,
  height: 3,
  repetition: 1,
  storeys: [name],
  elements,
  dimensions: {},
  ...rest,
});
const concrete = (volume: number, mass: number) => ({
  volumes: [concreteVolume(30, volume)],
  steel: [{ ca: 50, mass }],
});

test('floors of a model tell every element that any of them has, and the steel of all', async () => {
  render(
    <ModelFloors
      floors={[
        floor('Baldrame', { columns: concrete(1, 10), beams: concrete(2, 20) }),
        floor('Tipo', { columns: concrete(3, 30) }, { blocks: [{ type: '14x39', fbk: 6, quantity: 700 }] }),
      ]}
    />,
  );
  const rows = (await screen.findAllByRole('row')).map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  const [heads, ...floors] = rows;
  expect(heads).toHaveLength(8);
  expect(floors).toEqual([
    ['Tipo', '1', '100', '3', 'C30: 3', '', '14x39, 6 MPa: 700', '30'],
    ['Baldrame', '1', '100', '3', 'C30: 1', 'C30: 2', '', '30'],
  ]);
});

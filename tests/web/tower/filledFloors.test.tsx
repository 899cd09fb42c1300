import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFilledFloors } from '../../../web/editors/unitForm/fromModel/useFilledFloors.ts';
import { emptyGroup, type GroupValues } from '../../../web/editors/unitForm/unitFormValues.ts';

const floor = (name: string): GroupValues => ({ ...emptyGroup, name, area: 400, height: 3 });

/** A form of floors, what fills it, and what has come of that. */
function filling(row: GroupValues) {
  const form = { floorGroups: [row] };
  const getValues = (name: 'floorGroups') => form[name];
  const setValue = (name: 'floorGroups', value: GroupValues[]) => void (form[name] = value);
  const { result } = renderHook(() => useFilledFloors({ getValues, setValue } as never));
  const then = vi.fn<() => void>();
  const step = (take: (floors: ReturnType<typeof useFilledFloors>) => void) => {
    act(() => take(result.current));
    return [form.floorGroups[0]?.name, result.current.asked ? 'asked' : 'done', then.mock.calls.length];
  };
  return {
    fill: (name: string) => step(({ replace }) => replace([floor(name)], then)),
    back: () => step(({ restore }) => restore(then)),
    confirm: () => step(({ confirm }) => confirm()),
    cancel: () => step(({ cancel }) => cancel()),
    type: (name: string) => setValue('floorGroups', [floor(name)]),
  };
}

test('floors filled in one after the other give way to those typed before them, unless changed by hand', () => {
  const { fill, back, confirm, cancel, type } = filling(floor('Mine'));
  expect(fill('A')).toEqual(['Mine', 'asked', 0]);
  expect(cancel()).toEqual(['Mine', 'done', 0]);
  expect(fill('A')).toEqual(['Mine', 'asked', 0]);
  expect(confirm()).toEqual(['A', 'done', 1]);
  expect(fill('B')).toEqual(['B', 'done', 2]);
  expect(back()).toEqual(['Mine', 'done', 3]);
  fill('A');
  confirm();
  type('A, changed');
  expect(back()).toEqual(['A, changed', 'asked', 4]);
  expect(confirm()).toEqual(['Mine', 'done', 5]);
  // Where nothing was typed there is nothing to ask.
  expect(filling({ ...emptyGroup, repetition: 7 }).fill('A')).toEqual(['A', 'done', 1]);
});

import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawnRows } from '../../../web/editors/unitForm/rows/useDrawnRows.ts';

const watched = (count: number) => {
  const seen: number[] = [];
  const hook = renderHook(
    ({ count: now }) => {
      const drawn = useDrawnRows(now);
      if (seen.at(-1) !== drawn) seen.push(drawn);
      return drawn;
    },
    { initialProps: { count } },
  );
  return { seen, ...hook };
};

test('two hundred rows come by the screenful, and what is added then stands at once', async () => {
  const { seen, result, rerender } = watched(200);
  await waitFor(() => expect(result.current).toBe(200));
  expect(seen[0], 'the screen does not wait for them').toBe(0);
  const steps = seen.slice(1).map((drawn, index) => drawn - (seen[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(40);
  rerender({ count: 201 });
  expect(seen.at(-1)).toBe(201);
  rerender({ count: 2 });
  expect(seen.at(-1)).toBe(2);
  rerender({ count: 3 });
  expect(seen.at(-1)).toBe(3);
});

test('a screenful or less is there from the start, and stays whole while it grows row by row', () => {
  const { seen, rerender } = watched(4);
  for (let count = 5; count <= 40; count++) rerender({ count });
  expect(seen).toEqual(Array.from({ length: 37 }, (_, index) => index + 4));
});

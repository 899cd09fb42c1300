import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markTotalsStale, useTotalsAreStale } from '../../../web/components/states/staleTotals.ts';

function Totals() {
  return <p>{useTotalsAreStale() ? 'stale' : 'fresh'}</p>;
}

test('totals are stale while any deletion waits, and are told as soon as the last has ended', () => {
  render(<Totals />);
  const shown = () => screen.getByText(/stale|fresh/).textContent;
  expect(shown()).toBe('fresh');
  const ends: (() => void)[] = [];
  act(() => void ends.push(markTotalsStale(), markTotalsStale()));
  const [first, second] = ends;
  expect(shown()).toBe('stale');
  act(first!);
  act(first!);
  expect(shown()).toBe('stale');
  act(second!);
  expect(shown()).toBe('fresh');
});

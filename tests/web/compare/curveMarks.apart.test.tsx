import { render } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { CurveMarks } from '../../../web/parts/peers/CurveMarks.tsx';
import peers from '../../../web/parts/peers/locales/pt-BR.json' with { type: 'json' };
import { startTexts } from '../support/startTexts.ts';

beforeAll(() => startTexts({ peers, common }));

test('of marks on the curve none hides a narrower one', () => {
  const end = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(end, end), { minLength: 1, maxLength: 6 }), (drawn) => {
      const marks = drawn.map(([min, more], at) => ({
        id: String(at),
        name: `Torre ${at}`,
        range: { min, max: min + more },
        label: String(at + 1),
      }));
      const page = render(<CurveMarks known={[]} own={[]} marks={marks} end={1000} aspect="co2" />);
      const widths = [
        ...page.container.querySelectorAll<HTMLElement>('[aria-label], [title], [style*=width]'),
      ]
        .map(({ style }) => Number.parseFloat(style.width))
        .filter((width) => !Number.isNaN(width));
      page.unmount();
      expect(widths).toHaveLength(marks.length);
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    }),
    { numRuns: 30 },
  );
});

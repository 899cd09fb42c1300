import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { technologies } from '#domain/structures/technology/technology.ts';
import { RangeBar } from '../../../web/components/figures/RangeBar.tsx';
import { TechnologySwatch } from '../../../web/components/figures/TechnologyChip.tsx';
import { technologyFill, technologyOf } from '../../../web/theme/technology.tsx';

test('a technology is known by its name in the graph or the domain', () => {
  expect(technologyOf('CONCRETE_WALL')).toBe('concrete_wall');
  expect(technologyOf('beam_column')).toBe('beam_column');
});

test('one that only a newer server knows is refused, and shown as none of those known', () => {
  expect(() => technologyOf('TIMBER')).toThrow('No such technology: TIMBER');
});

test.each(technologies)('the swatch and the bar of %s have the pattern its drawings have', (technology) => {
  const { container } = render(
    <>
      <TechnologySwatch technology={technology} />
      <RangeBar range={{ min: 1, max: 2 }} technology={technology} unit="kg" />
    </>,
  );
  const fills = [...container.querySelectorAll('rect')].map((each) => each.getAttribute('fill'));
  expect(fills).toEqual([technologyFill(technology), technologyFill(technology)]);
});

import { expect, test } from 'vitest';
import { technologyOf } from '../../web/theme/technology.tsx';

test('a technology is known by its name in the graph or the domain', () => {
  expect(technologyOf('CONCRETE_WALL')).toBe('concrete_wall');
  expect(technologyOf('beam_column')).toBe('beam_column');
});

test('one that only a newer server knows is refused, and shown as none of those known', () => {
  expect(() => technologyOf('TIMBER')).toThrow('No such technology: TIMBER');
});

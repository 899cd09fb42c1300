import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as icons from '../../../web/theme/icons.tsx';

test('each icon draws a picture of its own, under its own name', () => {
  const drawn = Object.entries(icons).map(([name, Icon]) => {
    const { container } = render(<Icon />);
    expect([name, container.querySelector('svg')?.dataset['testid']]).toEqual([name, `${name}Icon`]);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(drawn.length).toBeGreaterThan(40);
  expect(new Set(drawn).size).toBe(drawn.length);
});

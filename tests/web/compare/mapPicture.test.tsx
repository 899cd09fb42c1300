import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { MapPicture } from '../../../web/screens/compare/turn/MapPicture.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

beforeAll(async () => {
  await renderScreen('/login', null);
  await i18next.loadNamespaces('compare');
});

const corner = (x: number, y: number) => ({ x, y });
const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const;
const [low, high] = [corner(0, 0.4), corner(1, 0.4)] as const;

test.each([
  ['all of it', [a, b, c, d], [], 1],
  ['two halves', [a, b, c], [a, c, d], 2],
  ['a part, the rest open', [a, b, high, low], [], 2],
  ['more than half, the rest open', [low, high, c, d], [], 2],
  ['two parts, the rest open', [a, b, high], [c, d, low], 3],
  ['nothing', [], [], 1],
])('a map of suppliers names the areas it has: %s', (_, lower, higher, count) => {
  const axis = { name: 'Aço', marks: [], at: String };
  const map = {
    lower,
    higher,
    at: () => ({ min: 0, max: 0 }),
  };
  const names = { option: 'A', reference: 'B' };
  render(<MapPicture map={map} across={axis} up={axis} names={names} of="co2" />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('aria-label')?.split('; ')).toHaveLength(count);
});

import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { MapMarks } from '../../../web/screens/compare/turn/MapMarks.tsx';
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

test('who is known on both axes is a point where their lines cross, and one outside the range is at its edge', () => {
  const mark = (name: string, min: number, max: number) => ({ name, value: '', t: { min, max } });
  const at = { left: 100, top: 10, side: 200 };
  const drawn = (across: number[][], up: number[][]) => {
    const [named, others] = [across, up].map((axis, of) =>
      axis.map(([min = 0, max = 0], n) => mark(`${of}${n}`, min, max)),
    );
    const { container, unmount } = render(
      <svg>
        <MapMarks across={named ?? []} up={others ?? []} {...at} />
      </svg>,
    );
    const read = (shape: string, ...names: string[]) =>
      [...container.querySelectorAll(shape)].map((each) =>
        names.map((name) => Number(each.getAttribute(name))),
      );
    const all = {
      bands: read('rect', 'x', 'y', 'width', 'height'),
      lines: read('line', 'x1', 'y1', 'x2', 'y2'),
      points: read('circle', 'cx', 'cy'),
    };
    unmount();
    return all;
  };
  expect(
    drawn(
      [
        [0.25, 0.75],
        [1.5, 2],
      ],
      [[0, 0.25]],
    ),
  ).toEqual({
    bands: [
      [150, 10, 100, 200],
      [300, 10, 0, 200],
      [100, 160, 200, 50],
    ],
    lines: [
      [200, 10, 200, 210],
      [300, 10, 300, 210],
      [100, 185, 300, 185],
    ],
    points: [
      [200, 185],
      [300, 185],
    ],
  });
  // Known on one axis alone, it stands on that.
  expect(drawn([[0.25, 0.75]], []).points).toEqual([[200, 210]]);
  expect(drawn([], [[0, 0.25]]).points).toEqual([[100, 185]]);
});

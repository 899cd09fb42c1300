import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { darkPalette, lightPalette } from '../../../web/theme/palette.ts';

type Palette = typeof lightPalette;
const named = ['primary', 'error', 'warning', 'success', 'info', 'co2', 'energy'] as const;
const grounds = ({ background }: Palette) => [background!.default!, background!.paper!];

/** Each colour that stands alone, by its name. */
const colorsOf = (palette: Palette): [string, string][] => [
  ...named.map((name): [string, string] => [name, (palette[name] as { main: string }).main]),
  ...Object.entries(palette.technology!),
];

/** Degrees round the circle of colours. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = decomposeColor(color).values;
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('on a %s ground every text is readable and every mark is seen', (_, palette) => {
  for (const ground of grounds(palette)) {
    for (const text of [palette.text!.primary!, palette.text!.secondary!])
      expect(getContrastRatio(text, ground)).toBeGreaterThan(4.5);
    for (const [name, color] of colorsOf(palette)) {
      const least = name in palette ? 4.5 : 3;
      expect([name, getContrastRatio(color, ground) > least]).toEqual([name, true]);
    }
  }
  // A line is seen, and fainter than what it parts.
  const line = getContrastRatio(palette.divider!, palette.background!.paper!);
  expect([line > 1.2, line < 1.6]).toEqual([true, true]);
  for (const name of ['primary', 'co2', 'energy'] as const) {
    const { main, contrastText } = palette[name] as { main: string; contrastText: string };
    expect([name, getContrastRatio(main, contrastText) > 4.5]).toEqual([name, true]);
  }
});

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('on a %s ground the technologies differ in colour', (_, palette) => {
  const hues = Object.values(palette.technology!).map(hueOf);
  for (const [at, hue] of hues.entries())
    for (const other of hues.slice(at + 1)) expect(apart(hue, other)).toBeGreaterThan(40);
});

test('a colour is the same one on both grounds, lighter on the dark one', () => {
  const dark = new Map(colorsOf(darkPalette));
  for (const [name, color] of colorsOf(lightPalette)) {
    const other = dark.get(name)!;
    const isLighter = getContrastRatio(other, '#000000') > getContrastRatio(color, '#000000');
    expect([name, apart(hueOf(color), hueOf(other)) < 20, isLighter]).toEqual([name, true, true]);
  }
});

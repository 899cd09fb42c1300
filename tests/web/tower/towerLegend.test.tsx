import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { TowerDrawing } from '../../../web/components/towerDrawing/TowerDrawing.tsx';
import { TowerLegend } from '../../../web/components/towerDrawing/TowerLegend.tsx';
import { categoryFill, intensityFill } from '../../../web/components/towerDrawing/floorFill.ts';
import type { DrawnFloor } from '../../../web/components/towerDrawing/towerLayout.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeAll(async () => {
  await renderScreen('/login', null);
  await i18next.loadNamespaces('towerDrawing');
});

const floor = { index: 0, name: 'Tipo', category: 'standard_floor', area: 400, height: 3 } as const;

/** The colours of a legend, by their texts: as markup, for the window of the tests knows no mixed colours. */
function legendOf(floors: DrawnFloor[], colorBy: 'category' | 'intensity') {
  const markup = renderToStaticMarkup(<TowerLegend floors={floors} colorBy={colorBy} />);
  const rows = markup.matchAll(/style="background:([^"]*)"[^>]*><\/div>([^<]*)<\/li>/g);
  return Object.fromEntries([...rows].map(([, colour, text]) => [text, colour]));
}

test('a legend has the colours of the drawing, and floors without structure hatched', () => {
  const kinds = legendOf(
    floorCategories.map((category) => ({ ...floor, category })),
    'category',
  );
  expect(Object.values(kinds)).toEqual(floorCategories.map(categoryFill));
  const known = [100, 180, 260].map((intensity) => ({ ...floor, intensity }));
  const ends = { low: 100, high: 260 };
  expect(legendOf([...known, { ...floor, intensity: null }], 'intensity')).toEqual({
    '100 kgCO₂e/m²': intensityFill(100, ends),
    '260 kgCO₂e/m²': intensityFill(260, ends),
    'Sem estrutura': expect.stringContaining('repeating-linear-gradient'),
  });
  expect(Object.keys(legendOf([{ ...floor, intensity: null }], 'intensity'))).toEqual(['Sem estrutura']);
  expect(Object.keys(legendOf(known.slice(0, 1), 'intensity'))).toEqual(['100 kgCO₂e/m²']);
  expect(Object.keys(legendOf([{ ...floor, intensity: null }], 'category'))).toHaveLength(2);
});

test('a drawing tells its height and what lacks a structure, and each floor its figures', () => {
  const floors: DrawnFloor[] = [
    { ...floor, area: 1234, height: 4, intensity: 100 },
    { ...floor, index: 1, height: 2.8, intensity: 180.4 },
    { ...floor, index: 2, height: 0, category: 'penthouse_floor', intensity: null },
    { ...floor, index: 3, name: 'Ático', intensity: 260 },
    { ...floor, index: 4, name: 'Ático' },
  ];
  const markup = renderToStaticMarkup(<TowerDrawing floors={floors} colorBy="intensity" labels />);
  expect(markup).toContain('"Torre com 5 pavimentos e 12,8 m de altura. 1 pavimento sem estrutura."');
  const rects = markup.matchAll(/fill="[^"]*?(\d+%|url[^"]+|none)[^>]*><title>([^<]*)/g);
  expect([...rects].map(([, fill, title]) => `${title} ${fill}`)).toEqual([
    'Tipo · 1.234 m² · 4 m de altura · 100 kgCO₂e/m² 20%',
    'Tipo · 400 m² · 2,8 m de altura · 180 kgCO₂e/m² 60%',
    'Tipo · 400 m² · 0 m de altura · Sem estrutura url(#pattern-uncovered)',
    'Ático · 400 m² · 3 m de altura · 260 kgCO₂e/m² 100%',
    'Ático · 400 m² · 3 m de altura none',
  ]);
  expect(markup.match(/(?<=<text[^>]*>)[^<]+|× \d/g)).toEqual(['Tipo', '× 2', 'Tipo', 'Ático', '× 2']);
});

test.each([
  ['Pavimento tipo', 'Pavimento tipo'],
  ['Pavimento tipo 1', 'Pavimento tipo 1'],
  ['Pavimento tipo 12', '<title>Pavimento tipo 12</title>Pavimento tipo …'],
])('a drawing names the floors "%s" whole, or cut with the whole name on hover', (name, shown) => {
  const markup = renderToStaticMarkup(<TowerDrawing floors={[{ ...floor, name }]} labels />);
  expect(/<text[^>]*>(.*?)<\/text>/.exec(markup)?.[1]).toBe(shown);
});

test('a foundation is drawn below the lowest floor, under basements too', () => {
  const basement = { ...floor, index: -1, category: 'basement_floor' } as const;
  const raft = { type: 'raft_foundation', label: 'Radier' } as const;
  const markup = renderToStaticMarkup(<TowerDrawing floors={[basement, floor]} foundation={raft} />);
  const [floors = '', foundation = ''] = markup.split(/aria-label="Radier"/);
  const placed = (text: string) =>
    [...text.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
      ([, y, height]) => [Number(y), Number(height)] as const,
    );
  const [lowest = 0] = placed(floors.split('<g aria-hidden')[1] ?? '')
    .map(([y, height]) => y + height)
    .toSorted((a, b) => b - a);
  expect(lowest).toBeGreaterThan(0);
  expect(placed(foundation)[0]?.[0]).toBeCloseTo(lowest);
});

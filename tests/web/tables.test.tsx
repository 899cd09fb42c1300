import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestUser } from '../support/world.ts';
import { answerDistinctly, figuresIn } from './support/distinctAnswers.ts';
import { renderScreen, someone } from './support/renderScreen.tsx';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

let user: TestUser;
beforeAll(async () => {
  window.happyDOM.setViewport({ width: 1440 });
  user = await someone();
});
afterEach(() => vi.restoreAllMocks());

/** Fields of the graph under the headings that begin so. */
type Columns = Record<string, readonly string[]>;

const ends = (place: string) => [`${place}.min`, `${place}.max`];
const impacts = (place: string): Columns => ({
  'CO₂': ends(`${place}.co2`),
  Energia: ends(`${place}.energy`),
});
const masses = (place: string): Columns => ({ Concreto: [`${place}.concrete`], Aço: [`${place}.steel`] });
const totals = (place: string): Columns => ({ ...masses(place), ...impacts(`${place}.perSquareMeter`) });

const screens: { path: string; node?: string; tables: Columns[] }[] = [
  {
    path: '/projects',
    tables: [
      { Torres: ['Project.figures.units'], Área: ['Project.area'], ...totals('Project.figures.quantities') },
    ],
  },
  {
    path: '/projects/1',
    tables: [{ Pavimentos: ['Unit.totalFloors'], Área: ['Unit.totalArea'], ...totals('Unit.quantities') }],
  },
  {
    path: '/dashboard',
    tables: [
      {
        Área: ['Structure.areaConstruidaTotal'],
        Concreto: ['Structure.quantities.concrete'],
        ...impacts('Structure.quantities.perSquareMeter'),
      },
    ],
  },
  {
    path: '/projects/1/1',
    node: 'Unit',
    tables: [
      {
        Pavimentos: ['Option.coverage.coveredFloors', 'Option.coverage.totalFloors'],
        ...totals('Option.quantities'),
      },
      {
        Repetições: ['Module.floorRepetition'],
        ...masses('Module.quantities'),
        'CO₂ mín': ['Module.quantities.co2.min'],
        'CO₂ máx': ['Module.quantities.co2.max'],
        'Energia mín': ['Module.quantities.energy.min'],
        'Energia máx': ['Module.quantities.energy.max'],
        Versão: ['Version.number'],
      },
    ],
  },
  {
    path: '/projects/1/1/1?type=beam_column',
    node: 'Module',
    tables: [{ Nº: ['Version.number'], ...masses('Version.quantities'), ...impacts('Version.quantities') }],
  },
  { path: '/factors', tables: [impacts('FactorSet.factors')] },
  { path: '/new_projects/1?tab=suppliers', tables: [impacts('Declaration')] },
];

/** What the heading of a figure per m² says. */
const perSquareMeter: Readonly<Record<string, string>> = { 'CO₂': 'kgCO₂e/m²', Energia: 'MJ/m²' };

/** The place of the heading that begins so. */
const columnOf = (table: HTMLTableElement, heading: string) =>
  [...table.rows[0]!.cells].findIndex(({ textContent }) => textContent.startsWith(heading));

/** The table that has all these headings, once it is there. */
const tableWith = (headings: string[]) =>
  waitFor(() => {
    const tables = [...document.querySelectorAll('table')];
    const found = tables.find((table) => headings.every((heading) => columnOf(table, heading) >= 0));
    if (found === undefined) throw new Error(`No table with ${headings.join(', ')}`);
    return found;
  });

describe('the cell under a heading holds the field of that name', () => {
  test.each(screens)('$path', async ({ path, node, tables }) => {
    const { digitsOf } = answerDistinctly({}, node);
    await renderScreen(path, user);
    for (const columns of tables) {
      const table = await tableWith(Object.keys(columns));
      const all = Object.values(columns).flat().map(digitsOf);
      const shown = Object.entries(columns).map(([heading, fields]) => {
        const column = columnOf(table, heading);
        const isPerArea = fields.some((field) => field.includes('.perSquareMeter.'));
        const unit = (isPerArea && perSquareMeter[heading]) || '';
        expect(table.rows[0]!.cells[column]!.textContent).toContain(unit);
        const cell = table.rows[1]!.cells[column]!;
        // Other figures are worked out of these.
        return [heading, ...figuresIn(cell).filter((figure) => all.includes(figure))];
      });
      expect(shown).toEqual(
        Object.entries(columns).map(([heading, fields]) => [heading, ...fields.map(digitsOf)]),
      );
    }
  });
});

test.each([
  ['perSquareMeter', 'Estrutura e fundação, por m²'],
  ['perDwelling', 'Estrutura e fundação, por unidade habitacional'],
])('structure and foundation each have their own figures %s', async (basis, label) => {
  const { digitsOf } = answerDistinctly({}, 'Unit');
  await renderScreen('/projects/1/1', user);
  const tables = await screen.findAllByRole<HTMLTableElement>('table', { name: label });
  const parts = [
    ['Unit.quantities', 'Unit.foundationQuantities'],
    ['Option.quantities', 'Foundation.quantities'],
  ];
  expect(tables.map(({ rows }) => [...rows].slice(1, 3).map((row) => figuresIn(row)))).toEqual(
    parts.map((pair) =>
      pair.map((part) => [...ends(`${part}.${basis}.co2`), ...ends(`${part}.${basis}.energy`)].map(digitsOf)),
    ),
  );
});

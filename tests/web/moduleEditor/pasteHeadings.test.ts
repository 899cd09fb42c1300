import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGrid, withPasted } from '../../../web/editors/moduleEditor/quantityTable/pasteGrid.ts';
import {
  blockTable,
  concreteTable,
  groutTable,
  mortarTable,
  type QuantityTableKind,
  steelTable,
} from '../../../web/editors/moduleEditor/quantityTable/tables.ts';

const read = (kind: QuantityTableKind, lines: string[], start = 0) => {
  const { rows, ...rest } = readGrid(lines.join('\n'), kind.columns, start, 'pt-BR');
  return {
    ...rest,
    rows: rows.map((cells) => Object.fromEntries(cells.map(({ name, value }) => [name, value]))),
  };
};

describe('a pasted table with headings', () => {
  it('is read by them, in any order, wherever the cursor stands', () => {
    const lines = ['fbk\tQtde\tObservação\tBloco', '6\t3.200\tfachada\tinteiro (14x19x39)'];
    const expected = [{ fbk: 6, quantity: 3200, type: 'inteiro (14x19x39)' }];
    for (const start of [0, 1, 2]) {
      expect(read(blockTable, lines, start)).toEqual({ rows: expected, hasHeading: true, surplus: 2 });
    }
  });

  it.each([
    ['Volume (m³)\tfck (MPa)'],
    ['Volume of concrete\tClass'],
    ['Volumen\tResistencia'],
    ['Объём бетона\tКласс'],
  ])('is read in every language: %s', (headings) => {
    expect(read(concreteTable, [headings, '12,5\tC30']).rows).toEqual([{ volume: 12.5, fck: 30 }]);
  });

  it('turns kilograms and tonnes of concrete into m³, and tonnes of steel into kg', () => {
    expect(read(concreteTable, ['Classe\tPeso', 'C30\t2.400']).rows).toEqual([{ fck: 30, volume: 1 }]);
    const tqs = ['fck\tVolume (m³)\tPeso de aço (kg)', '30\t8\t640'];
    expect(read(concreteTable, tqs)).toEqual({
      rows: [{ fck: 30, volume: 8 }],
      hasHeading: true,
      surplus: 2,
    });
    expect(read(steelTable, ['Aço\tVolume (m³)', 'CA-50\t0,1']).rows).toEqual([{ ca: 50, mass: 785 }]);
    expect(read(concreteTable, ['Classe\tVolume (kg)', 'C30\t2.400']).rows).toEqual([{ fck: 30, volume: 1 }]);
    expect(read(concreteTable, ['Classe\tVolume', 'C30\t4,8 t']).rows).toEqual([{ fck: 30, volume: 2 }]);
    expect(read(concreteTable, ['Classe\tVolume (l)', 'C30\t500']).rows).toEqual([{ fck: 30, volume: 0.5 }]);
    expect(read(steelTable, ['Aço\tVolume (l)', 'CA-50\t2']).rows).toEqual([{ ca: 50, mass: 15.7 }]);
    expect(read(groutTable, ['fgk\tVolume (kg)', '20\t1.100']).rows).toEqual([{ fgk: 20, volume: 0.5 }]);
    expect(read(steelTable, ['Aço\tPeso (t)', 'CA-50\t1,25']).rows).toEqual([{ ca: 50, mass: 1250 }]);
    expect(read(steelTable, ['Aço\tPeso (kg)', 'CA-60\t1,5 t']).rows).toEqual([{ ca: 60, mass: 1500 }]);
  });

  it('does not guess the density of mortar', () => {
    expect(read(mortarTable, ['fak\tVolume', '8\t100 kg']).rows).toEqual([{ fak: 8, volume: null }]);
  });

  it('names blocks as people and programs do', () => {
    const lines = [
      'Bloco\tfbk\tQtde',
      'Bloco 14x19x39\t6\t900',
      'meio-bloco 14 x 19 x 19\t6\t80',
      '9x19x19\t6\t1',
    ];
    expect(read(blockTable, lines).rows.map(({ type }) => type)).toEqual([
      'inteiro (14x19x39)',
      'meio (14x19x19)',
      null,
    ]);
  });

  it('without any is read from the cursor on', () => {
    expect(read(concreteTable, ['30\t12,5\tfachada', '', '35\t4'])).toEqual({
      rows: [
        { fck: 30, volume: 12.5 },
        { fck: 35, volume: 4 },
      ],
      hasHeading: false,
      surplus: 1,
    });
    expect(read(concreteTable, ['12,5', '4'], 1).rows).toEqual([{ volume: 12.5 }, { volume: 4 }]);
    // A first line that is not understood is a heading if all of it is words.
    expect(read(concreteTable, ['um\toutro', '30\t4'])).toMatchObject({ rows: [{}], hasHeading: true });
    expect(read(concreteTable, ['um\t', '30\t4'])).toMatchObject({ rows: [{}, {}], hasHeading: false });
    expect(read(concreteTable, ['um\toutro'])).toMatchObject({ rows: [{}], hasHeading: false });
  });

  it('gives the same rows whatever the order of its columns, and takes any text', () => {
    const rows = fc.array(
      fc.record({ fck: fc.integer({ min: 15, max: 60 }), volume: fc.integer({ min: 1, max: 999 }) }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(rows, fc.boolean(), fc.string(), (given, isTurned, noise) => {
        const cells = [['fck', 'Volume'], ...given.map(({ fck, volume }) => [`C${fck}`, `${volume} m³`])];
        const lines = cells.map((line) => (isTurned ? line.toReversed() : line).join('\t'));
        expect(read(concreteTable, lines).rows).toEqual(given);
        expect(() => read(concreteTable, [noise, ...lines])).not.toThrow();
      }),
      { numRuns: 1000, seed: 8 },
    );
  });
});

it('pasted cells take the place of a class or of a custom strength, and leave the others', () => {
  const pasted = (row: object, ...cells: [name: 'fck' | 'volume', text: string, value: number | null][]) =>
    withPasted(
      { volume: 1, assumed: true, ...row },
      cells.map(([name, text, value]) => ({ name, text, value })),
    );
  expect(pasted({ customFck: 52.5 }, ['fck', 'C30', 30], ['volume', 'x', null])).toEqual({
    fck: 30,
    volume: 'x',
  });
  expect(pasted({ customFck: 52.5 }, ['volume', '4', 4])).toEqual({ customFck: 52.5, volume: 4 });
  expect(pasted({ fck: 30 }, ['fck', '50', 50])).toEqual({ fck: undefined, customFck: 50, volume: 1 });
  expect(pasted({ fck: 30 }, ['fck', '61', 61])).toEqual({ fck: 61, volume: 1 });
});

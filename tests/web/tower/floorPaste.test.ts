import { describe, expect, test } from 'vitest';
import { isSheet, parseFloors } from '../../../web/editors/unitForm/paste/floorPaste.ts';

const names = {
  standard_floor: 'Pavimento tipo',
  ground_floor: 'Térreo',
  basement_floor: 'Subsolo',
  penthouse_floor: 'Cobertura',
};
const parse = (text: string) => parseFloors(text, 'pt-BR', names);

describe('floors pasted from a sheet', () => {
  test('reads columns in the order of the table, decimal commas and grouped thousands', () => {
    expect(
      parse('Garagem\tSubsolo\t1.820,5\t3,1\t2\r\nTipo A\tPavimento tipo\t410,25\t2,88\t14\r\n'),
    ).toEqual([
      { name: 'Garagem', category: 'basement_floor', area: 1820.5, height: 3.1, repetition: 2 },
      { name: 'Tipo A', category: 'standard_floor', area: 410.25, height: 2.88, repetition: 14 },
    ]);
  });

  test('passes over headers and blank lines', () => {
    expect(parse('Nome\tCategoria\tÁrea\tAltura\n\n\nTerreo\tterreo\t656\t4,5')).toEqual([
      { name: 'Terreo', category: 'ground_floor', area: 656, height: 4.5, repetition: 1 },
    ]);
  });

  test('takes a kind by its wire name, units beside figures, and a number as a name', () => {
    expect(parse('12\tpenthouse_floor\t246 m²\t3 m\t1')).toEqual([
      { name: '12', category: 'penthouse_floor', area: 246, height: 3, repetition: 1 },
    ]);
  });

  test('says what is missing instead of guessing', () => {
    expect(parse('Tipo\t410')).toEqual([
      { name: 'Tipo', category: 'standard_floor', area: 410, height: undefined, repetition: 1 },
    ]);
    expect(parse('nada\taqui')).toEqual([]);
  });

  test('a cell that is empty or no figure moves no other', () => {
    expect(
      parse(
        'Tipo\tPavimento tipo\t410\t2,88\t14\nTopo\tCobertura\t\t3\t1\nCaixa\tCobertura\ta definir\t2,5\tx',
      ),
    ).toEqual([
      { name: 'Tipo', category: 'standard_floor', area: 410, height: 2.88, repetition: 14 },
      { name: 'Topo', category: 'penthouse_floor', area: undefined, height: 3, repetition: 1 },
      { name: 'Caixa', category: 'penthouse_floor', area: undefined, height: 2.5, repetition: undefined },
    ]);
  });

  test('one cell is no sheet', () => {
    expect(isSheet('410,5\n')).toBe(false);
    expect(isSheet('Tipo\t410')).toBe(true);
  });
});

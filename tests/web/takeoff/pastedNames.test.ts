import { expect, test } from 'vitest';
import { groupFinder } from '../../../web/screens/takeoff/sheet/paste/pastedGroups.ts';
import {
  digitsOf,
  isNumeric,
  numbersLanguage,
} from '../../../web/screens/takeoff/sheet/paste/pastedNumbers.ts';

test('a floor group is found by its name, with or without the word for a floor, and never by that word alone', () => {
  const find = groupFinder(['Andar', 'Tipo', 'Pavimento 2', 'Térreo']);
  const texts = {
    'Resumo de materiais do pavimento Tipo': 1,
    'PAVIMENTO TIPO (x12)': 1,
    'nivel 2': 2,
    terreo: 3,
    andar: 0,
    'Resumo do pavimento': undefined,
    'Pavimento Cobertura': undefined,
    'Resumo Tipo': undefined,
  };
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, find(text)]))).toEqual(texts);
});

test('decimals are read by the sign that the whole table shows beyond doubt, else by the language', () => {
  const texts: [string[], string, string][] = [
    [['12,5', '1.234'], 'en-US', 'pt-BR'],
    [['12,5', '1.234'], 'es-ES', 'es-ES'],
    [['12,5'], 'ru-RU', 'ru-RU'],
    [['12.5', '1,234'], 'pt-BR', 'en-US'],
    [['1.234.567'], 'en-US', 'pt-BR'],
    [['1.234,5'], 'en-US', 'pt-BR'],
    [['0.123'], 'pt-BR', 'en-US'],
    [['1234.567'], 'pt-BR', 'en-US'],
    [['1.234'], 'pt-BR', 'pt-BR'],
    [['1.234'], 'en-US', 'en-US'],
    [['12,5', '12.5'], 'es-ES', 'es-ES'],
    [['12', ''], 'ru-RU', 'ru-RU'],
  ];
  expect(texts.map(([cells, language]) => numbersLanguage(cells, language as never))).toEqual(
    texts.map(([, , read]) => read),
  );
  const cells = ['12,5 m³', '1 234,5 kg', '-3', '8 MPa', '40 tf', 'C30', '12 x 3', 'm³', ''];
  expect(cells.map(isNumeric)).toEqual([true, true, true, true, true, false, false, false, false]);
  expect(cells.slice(0, 2).map(digitsOf)).toEqual(['12,5', '1 234,5']);
});

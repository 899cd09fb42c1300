import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionTable } from '../../../web/screens/compare/tables/OptionTable.tsx';
import { workedCase } from '../support/comparedCase.ts';
import { renderScreen } from '../support/renderScreen.tsx';

test('of the materials given by volume or number, only concrete has its mass below', async () => {
  const compared = workedCase('area');
  const line = compared.options[0]!.materials[0]!;
  const kinds = ['concrete:30', 'grout:20', 'mortar:8', 'block:inteiro (14x19x39):6'];
  const materials = kinds.map((key) => ({ ...line, key, amount: 100 }));
  const options = [{ ...compared.options[0]!, materials }];
  const table = <OptionTable compared={{ ...compared, options }} />;
  await renderScreen('/table', null, 'pt-BR', [{ path: '*', element: table }]);
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['0,100240 kg/m²', '0,100', '0,100', '0,100']);
});

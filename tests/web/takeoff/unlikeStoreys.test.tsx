import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UnlikeStoreys } from '../../../web/screens/takeoff/fromModel/UnlikeStoreys.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const place = {
  isOpen: true,
  column: { key: 'm1', name: 'Tipo', floors: [1, 2, 3] },
  floors: ['1º', '2º'].map((name, at) => ({ name, storeys: [at] })),
  storeys: 2,
};

test('a group of more floors than the model has storeys is like one of them, or their mean', async () => {
  const choose = vi.fn<(key: string, storeys: string) => void>();
  const element = <UnlikeStoreys places={[place] as never} chosen={new Map()} onChoose={choose} />;
  await renderScreen('/storeys', null, 'pt-BR', [{ path: '*', element }]);
  const choice = await screen.findByRole('combobox');
  const options = within(choice).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Escolha', '1º', '2º', 'Média deles']);
  for (const { value } of options.slice(1)) fireEvent.change(choice, { target: { value } });
  expect(choose.mock.calls).toEqual(options.slice(1).map(({ value }) => ['m1', value]));
  expect(new Set(options.map(({ value }) => value)).size).toBe(4);
});

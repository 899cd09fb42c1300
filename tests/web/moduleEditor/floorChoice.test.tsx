import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FloorChoice } from '../../../web/editors/moduleEditor/floors/FloorChoice.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const floors = [400, 300, 200].map((area, index) => ({
  id: `f${index}`,
  index,
  groupName: `Pavimento ${index}`,
  category: 'standard_floor' as const,
  area,
  height: 3,
}));

function Chooser() {
  const form = useForm({ defaultValues: { floorIds: ['f1'] } });
  return <FloorChoice form={form as never} floors={floors} others={new Map([['f0', ['Outro']]])} />;
}

test('counts the floors chosen and their area', async () => {
  await renderScreen('/floors', null, 'pt-BR', [{ path: '*', element: <Chooser /> }]);
  expect(await screen.findByText('1 pavimento marcado · 300 m²')).toBeTruthy();
  for (const [button, said] of [
    ['Marcar todos', '3 pavimentos marcados · 900 m²'],
    ['Desmarcar', 'Nenhum pavimento marcado'],
    ['Só os sem estrutura', '2 pavimentos marcados · 500 m²'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeTruthy();
  }
});

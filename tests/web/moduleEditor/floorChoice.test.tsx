import { fireEvent, screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FloorChoice } from '../../../web/editors/moduleEditor/floors/FloorChoice.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

type Props = Parameters<typeof FloorChoice>[0];

const floor = (groupName: string, area: number, index: number) => ({
  id: `f${index}`,
  index,
  groupName,
  category: 'standard_floor' as const,
  area,
  height: 3,
});
const floors = [400, 300, 200].map((area, index) => floor(`Pavimento ${index}`, area, index));
const alike = [400, 400, 200].map((area, index) => floor(area === 400 ? 'Tipo' : 'Ático', area, index));

function Chooser({ of = floors }: { of?: Props['floors'] }) {
  const form = useForm({ defaultValues: { floorIds: ['f1'] } });
  return (
    <>
      <FloorChoice form={form as never} floors={of} otherModules={new Map([['f0', ['Outro']]])} />
      <output>{useWatch({ control: form.control, name: 'floorIds' }).join(' ')}</output>
    </>
  );
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
  // Keys walk the drawing from its lowest floor, and come back to the floor last visited.
  const drawn = [...document.querySelectorAll<SVGElement>('svg [role=checkbox]')];
  const stop = () => drawn.findIndex((box) => box.getAttribute('tabindex') === '0');
  const press = (key: string) => {
    const isTaken = !fireEvent.keyDown(drawn[stop()] ?? document.body, { key });
    return isTaken && drawn[stop()] === document.activeElement ? stop() : null;
  };
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowUp', 'Enter', 'End', ' ', 'ArrowUp', ' '];
  expect([stop(), ...keys.map(press)]).toEqual([0, 1, 0, 0, 2, 2, null, 0, 0, 1, 1]);
  fireEvent.click(drawn[2] ?? document.body);
  const ticked = drawn.map((box) => box.getAttribute('aria-checked'));
  expect([stop(), ...ticked]).toEqual([2, 'true', 'false', 'false']);
});

test('floors alike are chosen together or one by one, by their number', async () => {
  await renderScreen('/floors', null, 'pt-BR', [{ path: '*', element: <Chooser of={alike} /> }]);
  // Those of a group that is chosen in part are open.
  await screen.findByRole('button', { name: 'Pavimentos de Tipo, um a um', expanded: true });
  // The drawing has the same floors, by the same names.
  const inList = () => [...document.querySelectorAll('label')];
  const press = (text: string) =>
    fireEvent.click(
      inList()
        .find(({ textContent }) => textContent.startsWith(text))!
        .querySelector('input')!,
    );
  const boxes = () =>
    inList().map((label) => {
      const box = label.querySelector('input')!;
      const state = box.dataset['indeterminate'] === 'true' ? ' in part' : box.checked ? ' chosen' : '';
      return `${label.textContent}${state}`;
    });
  const [attic, group] = ['Ático1 pavimento · 200 m²', 'Tipo2 pavimentos · 400 m² · já em Outro'];
  expect(boxes()).toEqual([attic, `${group} in part`, 'Tipo 1já em Outro', 'Tipo 2 chosen']);
  press('Tipo 1');
  // In the tower's order: taken back, there is nothing to save.
  expect(screen.getByRole('status').textContent).toBe('f0 f1');
  expect(boxes()).toEqual([attic, `${group} chosen`, 'Tipo 1já em Outro chosen', 'Tipo 2 chosen']);
  press('Tipo2');
  expect(boxes()).toEqual([attic, group, 'Tipo 1já em Outro', 'Tipo 2']);
});

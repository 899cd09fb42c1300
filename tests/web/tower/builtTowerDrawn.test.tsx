import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BuiltTower, type Module } from '../../../web/parts/builtTower/BuiltTower.tsx';
import { builtTower } from '../../../web/parts/builtTower/builtTower.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const floors = [0, 1, 2, 3].map((index) => ({
  id: String(index),
  index,
  name: 'Tipo',
  category: 'standard_floor' as const,
  area: 100,
  height: 3,
}));
const modules: Module[] = [
  { id: 'a', name: 'Base', technology: 'BEAM_COLUMN', floorIds: ['0'] },
  { id: 'b', name: 'Tipo', technology: 'CONCRETE_WALL', floorIds: ['0', '1'] },
];

test('each module is drawn on its floors, and those of none are drawn as a gap', async () => {
  const element = <BuiltTower name="Pórtico" modules={modules} tower={builtTower(floors, modules)} />;
  await renderScreen('/tower', null, 'pt-BR', [{ path: '*', element }]);
  await screen.findByText('Pórtico');
  const topsOf = (parts: Iterable<Element>) => [...parts].map((part) => Number(part.getAttribute('y')));
  const tops = [...new Set(topsOf(document.querySelectorAll('g rect')))].toSorted((a, b) => b - a);
  // Floors from below.
  const drawn = screen.getAllByRole('img').map((group) => {
    const rows = topsOf(group.querySelectorAll('rect')).map((top) => tops.indexOf(top));
    return [group.getAttribute('aria-label'), rows];
  });
  expect(drawn).toEqual([
    ['Base: Viga-pilar, 1 pavimento', [0]],
    ['Tipo: Parede de concreto, 2 pavimentos', [0, 1]],
    ['2 pavimentos sem estrutura', [2, 3]],
  ]);
  // Below it, all modules are named, or the one under the pointer or the focus is told.
  const told = () => document.querySelector('figure')?.lastElementChild?.textContent;
  const { pointerEnter, pointerLeave, focus, blur } = fireEvent;
  for (const [at, group] of screen.getAllByRole('img').entries()) {
    (at === 0 ? focus : pointerEnter)(group);
    expect(told()).toBe(group.getAttribute('aria-label'));
    (at === 0 ? blur : pointerLeave)(group);
    expect(told()).toBe('Base, Tipo');
  }
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { ModelPlacing } from '../../../web/screens/takeoff/fromModel/ModelPlacing.tsx';
import { PlacingNotes } from '../../../web/screens/takeoff/fromModel/PlacingNotes.tsx';
import { UnlikeStoreys } from '../../../web/screens/takeoff/fromModel/UnlikeStoreys.tsx';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { model, part, storeys } from '../../domain/takeoff/modelSamples.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { column as emptyColumn, floors as floorsOf } from '../support/takeoffColumns.ts';

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
  expect(screen.getByRole('alert').textContent).toContain(
    'Tipo: 2 pavimentos do modelo, diferentes entre si, para 3 do grupo. A qual deles os 3 são iguais?',
  );
  const options = within(choice).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Escolha', '1º', '2º', 'Média deles']);
  for (const { value } of options.slice(1)) fireEvent.change(choice, { target: { value } });
  expect(choose.mock.calls).toEqual(options.slice(1).map(({ value }) => ['m1', value]));
  expect(new Set(options.map(({ value }) => value)).size).toBe(4);
});

test.each<[what: string, given: object, notes: string[]]>([
  ['storeys like the floors they stand for', {}, []],
  [
    'fewer, over what is there',
    { storeys: 1, cells: { 'slabs|steel|50': 800 } },
    [
      'Tipo: o modelo traz 1, o grupo tem 2 pavimentos; cada um recebe a média dos lidos.' +
        'Tipo: o que está na coluna será substituído (dá para desfazer).',
    ],
  ],
  [
    'more, of another area',
    { storeys: 3, areas: { model: 350, group: 450 } },
    [
      'Tipo: 350 m² por pavimento no modelo, 450 m² no grupo',
      'Tipo: o modelo traz 3 níveis para 2 do grupo; as quantidades se somam.',
    ],
  ],
  [
    'unlike each other, one of them elsewhere',
    { floors: [{ name: '1º' }, { name: '2º' }], left: 'Casa de máquinas' },
    [
      'Tipo: os pavimentos do modelo são diferentes entre si e entram pela média; o total do grupo é o do modelo' +
        'Fica de fora: Casa de máquinas.',
    ],
  ],
  [
    'piles and footings',
    { foundation: { piles: { count: 2, volume: 3.2 }, footings: { count: 4, volume: 5 } } },
    [
      '2 estacas, 3,2 m³: vão para a fundação da simulação, aberta a seguir.' +
        '4 sapatas e blocos de fundação, 5 m³: vão para a fundação da simulação, aberta a seguir.',
    ],
  ],
])('of %s it says so, and nothing else', async (_what, given, notes) => {
  type Given = { cells?: Record<string, number>; left?: string; foundation?: ModelFoundation };
  const { cells = {}, left, foundation = null, ...own } = given as Given;
  const column = emptyColumn({ floors: floorsOf(2, 450), cells });
  const places = [{ column, floors: [{ name: '1º' }], storeys: 2, isOpen: false, areas: null, ...own }];
  const placed = left === undefined ? [] : [{ place: null, floor: { name: left } }];
  const element = (
    <main>
      <h1>Colunas</h1>
      <PlacingNotes placed={placed as never} places={places as never} foundation={foundation} />
    </main>
  );
  await renderScreen('/notes', null, 'pt-BR', [{ path: '*', element }]);
  await screen.findByText('Colunas');
  const shown = [...document.querySelectorAll('.MuiAlert-root')].map(({ textContent }) => textContent);
  expect(shown).toEqual(notes);
});

test('a storey called like the foundation may go to a floor group, and never to the foundation', async () => {
  const own = foundationColumn('piles_foundation', 'Fundação', { cells: { 'piles|concrete|25': 60 } });
  const store = new GridStore(sheetOf([emptyColumn(), own]));
  const drawn = model({
    storeys: [{ ...storeys(1)[0]!, name: 'Fundação' }],
    parts: [part(0, { element: 'beams' })],
  });
  const element = (
    <ModelPlacing model={drawn} store={store} onFoundation={() => undefined} onClose={() => undefined} />
  );
  await renderScreen('/placing', null, 'pt-BR', [{ path: '*', element }]);
  const choice = await screen.findByRole('combobox', { name: /Fundação/ });
  const options = within(choice).getAllByRole('option');
  expect(choice).toHaveProperty('value', '');
  fireEvent.change(choice, { target: { value: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Preencher a folha' }));
  const [group, foundation] = store.state.sheet.columns;
  expect([group?.cells['beams|concrete|40'], foundation]).toEqual([1, own]);
  expect(options.map(({ textContent }) => textContent)).toEqual(['Deixar de fora', 'Tipo (2 pavimentos)']);
});

test('storeys that stand for more floors fill the group with the one chosen, once it is', async () => {
  const store = new GridStore(sheetOf([emptyColumn({ floors: floorsOf(5, 450, 1) })]));
  const parts = [part(0, { element: 'slabs', volume: 12 }), part(1, { element: 'slabs', volume: 20 })];
  const onClose = vi.fn<() => void>();
  const drawn = { model: model({ storeys: storeys(2), parts }), store, onFoundation: onClose, onClose };
  const element = <ModelPlacing {...drawn} />;
  await renderScreen('/open', null, 'pt-BR', [{ path: '*', element }]);
  const places = await screen.findAllByRole('combobox', { name: /^Grupo da torre para/ });
  const fill = screen.getByRole<HTMLButtonElement>('button', { name: 'Preencher a folha' });
  for (const choice of places) fireEvent.change(choice, { target: { value: '' } });
  expect([fill.disabled, screen.queryByText(/^Nenhum pavimento do modelo/) !== null]).toEqual([true, true]);
  for (const choice of places) fireEvent.change(choice, { target: { value: 'a' } });
  expect([fill.disabled, screen.queryByText(/^Nenhum pavimento do modelo/)]).toEqual([true, null]);
  const like = screen.getByRole('combobox', { name: 'Pavimento do modelo para Tipo' });
  const [, , second] = within(like).getAllByRole<HTMLOptionElement>('option');
  fireEvent.change(like, { target: { value: second!.value } });
  fireEvent.click(fill);
  expect(store.state.sheet.columns[0]?.cells['slabs|concrete|40']).toBe(20);
  expect(onClose).toHaveBeenCalledOnce();
});

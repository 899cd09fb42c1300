import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, test, vi } from 'vitest';
import { ActionsMenu } from '../../../web/components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../../web/components/dialogs/ConfirmDialog.tsx';
import { TitledDialog } from '../../../web/components/dialogs/TitledDialog.tsx';
import { DocumentText } from '../../../web/components/DocumentText.tsx';
import { FileButton } from '../../../web/components/FileButton.tsx';
import { Facts } from '../../../web/components/figures/Facts.tsx';
import { PositiveField } from '../../../web/components/PositiveField.tsx';
import { PreloadLink } from '../../../web/components/ScreenLink.tsx';
import { SearchBox } from '../../../web/components/SearchBox.tsx';
import { SearchSelect } from '../../../web/components/SelectBox.tsx';
import { LoadMore } from '../../../web/components/states/LoadMore.tsx';
import { ProgressLine } from '../../../web/components/states/NavigationProgress.tsx';
import { drawToastsWith } from '../../../web/components/toasts/toasts.ts';
import { TowerDrawing } from '../../../web/components/towerDrawing/TowerDrawing.tsx';
import { useSearchParam } from '../../../web/components/useSearchParam.ts';
import { PersonRow } from '../../../web/parts/people/PersonRow.tsx';
import type { Pages } from '../../../web/relay/queries/usePages.ts';
import { registerRoutes } from '../../../web/routing/preloadOnHover.ts';
import { followRouter, useSearchChange } from '../../../web/routing/useSearchChange.ts';
import { appRoutes } from '../../../web/routes.tsx';
import { DeleteOutlined } from '../../../web/theme/icons.tsx';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

/** Lets so many milliseconds of false time go by. */
const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms));

/** Shows something at an address. */
function showAt(address: string, element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['Ana Souza', 'AS'],
  ['ana maria de souza', 'AS'],
  ['Ana', 'A'],
  ['👷 Rui 🏗️', '👷🏗'],
  [' Ana', 'A'],
])('the initials of the person "%s" are %s', (name, initials) => {
  render(
    <PersonRow name={name} text="">
      {null}
    </PersonRow>,
  );
  expect(document.querySelector('.MuiAvatar-root')?.textContent).toBe(initials);
});

test('the progress line appears after a delay and stays long enough to be seen', () => {
  // The window of the tests waits twenty seconds where a browser waits one.
  vi.useFakeTimers();
  const shown = () => screen.queryByRole('progressbar') !== null;
  const { rerender } = render(<ProgressLine active />);
  pass(19_999);
  expect(shown()).toBe(false);
  pass(1);
  expect(shown()).toBe(true);
  pass(100);
  rerender(<ProgressLine active={false} />);
  pass(399);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
  rerender(<ProgressLine active />);
  pass(5000);
  rerender(<ProgressLine active={false} />);
  pass(60_000);
  expect(shown()).toBe(false);
});

test.each([
  ['', undefined, false],
  ['0', undefined, true],
  ['-1', undefined, true],
  ['abc', undefined, true],
  ['0,5', 0.5, false],
  ['12', 12, false],
])('a positive figure typed as "%s" counts as %s', async (typed, value, isFault) => {
  await renderScreen('/login', null);
  const changed = vi.fn<(value: number | undefined) => void>();
  const { container } = render(<PositiveField label="Preço" unit="R$" initial={7} onChange={changed} />);
  const field = within(container).getByLabelText<HTMLInputElement>('Preço');
  expect(field.value).toBe('7');
  fireEvent.change(field, { target: { value: typed } });
  expect(changed.mock.calls).toEqual([[value]]);
  expect(field.getAttribute('aria-invalid')).toBe(String(isFault));
});

test.each([
  ['https://epd.example/42', true],
  ['HTTP://epd.example', true],
  ['EPD-42', false],
  ['EPD-42 https://epd.example', false],
  ['javascript:alert(1)', false],
])('a document named %s is a link: %s', (text, isLink) => {
  render(<DocumentText text={text} />);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(isLink ? text : undefined);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a fact that is nothing is a dash, and nought is a figure', () => {
  const values = [null, undefined, '', 0, 'x'] as const;
  render(<Facts facts={values.map((value, at) => [`n${at}`, value] as const)} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '-',
    '-',
    '-',
    '0',
    'x',
  ]);
});

test('a file is handed on each time it is chosen, also the same one again, and no choice is none', async () => {
  const chosen = vi.fn<(file: File) => void>();
  render(
    <FileButton label="Planilha" accept=".csv" variant="outlined" onFile={chosen}>
      Escolher
    </FileButton>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Planilha');
  expect([field.hidden, field.accept]).toEqual([true, '.csv']);
  const opened = vi.spyOn(field, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Escolher' }));
  expect(opened).toHaveBeenCalledTimes(1);
  const person = userEvent.setup();
  const file = new File(['a;b'], 'a.csv');
  for (const times of [1, 2]) {
    await person.upload(field, file);
    expect(chosen).toHaveBeenCalledTimes(times);
    expect(chosen).toHaveBeenLastCalledWith(file);
    // A browser says nothing of a file that is there already: what is left in the field cannot be chosen again.
    expect(field.files).toHaveLength(0);
  }
  fireEvent.change(field, { target: { files: [] } });
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('a foundation in the drawing opens by a press, Enter or the space bar, and for a reader is a picture', async () => {
  await renderScreen('/login', null);
  const floor = { index: 0, name: 'Térreo', category: 'standard_floor' as const, area: 400, height: 3 };
  const open = vi.fn<() => void>();
  const drawn = { type: 'raft_foundation' as const, label: 'Radier: 120 m³' };
  const { rerender } = render(<TowerDrawing floors={[floor]} foundation={{ ...drawn, onOpen: open }} />);
  const button = await screen.findByRole('button', { name: 'Radier: 120 m³' });
  fireEvent.click(button);
  expect(open).toHaveBeenCalledTimes(1);
  // The page would scroll by the space bar, which here is a press.
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(open).toHaveBeenCalledTimes(2);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(false);
  expect(open).toHaveBeenCalledTimes(3);
  for (const key of ['Tab', 'a', 'Escape']) expect(fireEvent.keyDown(button, { key })).toBe(true);
  expect(open).toHaveBeenCalledTimes(3);
  rerender(<TowerDrawing floors={[floor]} foundation={drawn} />);
  expect(screen.queryByRole('button', { name: 'Radier: 120 m³' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Radier: 120 m³' }).getAttribute('tabindex')).toBe('0');
});

test('a link that is pointed at or focused for 50 ms starts its screen, and one that is passed over does not', () => {
  vi.useFakeTimers();
  const preload = vi.fn<(args: { params: object; url: URL }) => void>();
  registerRoutes([{ path: '/projects/:projectId', handle: { preload } }, { path: '*' }]);
  showAt('/', <PreloadLink to="/projects/7?tab=people">Torre</PreloadLink>);
  const link = screen.getByRole('link');
  const ways = [
    [fireEvent.mouseEnter, fireEvent.mouseLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const;
  for (const [at, [come, leave]] of ways.entries()) {
    come(link);
    pass(49);
    leave(link);
    pass(1000);
    expect(preload).toHaveBeenCalledTimes(at);
    come(link);
    pass(49);
    expect(preload).toHaveBeenCalledTimes(at);
    pass(1);
    expect(preload).toHaveBeenCalledTimes(at + 1);
    leave(link);
  }
  const { params, url } = preload.mock.lastCall![0];
  expect([params, url.search]).toEqual([{ projectId: '7' }, '?tab=people']);
  registerRoutes(appRoutes());
});

describe('a search', () => {
  const label = 'Buscar';
  const field = () => screen.getByLabelText<HTMLInputElement>(label);

  test('is sent once typing rests, without spaces around it, and follows the way back', () => {
    vi.useFakeTimers();
    const searched = vi.fn<(text: string) => void>();
    const box = (value: string) => <SearchBox label={label} value={value} onChange={searched} />;
    const { rerender } = render(box('ipê'));
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    type('to');
    pass(200);
    type(' torre ');
    pass(299);
    expect(searched).not.toHaveBeenCalled();
    pass(1);
    expect(searched.mock.calls).toEqual([['torre']]);
    rerender(box('torre'));
    expect(field().value).toBe(' torre ');
    rerender(box('ipê'));
    expect(field().value).toBe('ipê');
    pass(1000);
    expect(searched).toHaveBeenCalledTimes(1);
  });

  test('is gone to by a slash, but not from a field, with another key or under a dialog', () => {
    const search = <SearchBox key="1" label={label} value="torre" onChange={() => {}} />;
    const goes = (held: object = {}, from: Element = document.body) => {
      field().blur();
      fireEvent.keyDown(from, { key: '/', ...held });
      return document.activeElement === field();
    };
    const { rerender } = render(<>{[search, <textarea key="2" />]}</>);
    expect(goes({}, document.querySelector('textarea') ?? document.body)).toBe(false);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: '7' }])
      expect(goes(held)).toBe(false);
    expect(goes()).toBe(true);
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5]);
    rerender(<>{[search, <TitledDialog key="2" title="Pergunta" />]}</>);
    expect(goes()).toBe(false);
  });
});

describe('what is kept in the address', () => {
  test('of two changes at once both are, and nothing that a screen finds out after it was left', async () => {
    const released = Promise.withResolvers<null>();
    const keep = vi.fn<(change: ReturnType<typeof useSearchChange>) => void>();
    function List() {
      keep(useSearchChange());
      return 'list';
    }
    const change: ReturnType<typeof useSearchChange> = (...how) => act(() => keep.mock.lastCall?.[0](...how));
    const loader = ({ request }: { request: Request }) =>
      request.url.includes('a=1') ? released.promise : null;
    const list = { path: '/list', loader, element: <List /> };
    const router = createMemoryRouter([list, { path: '/other' }], { initialEntries: ['/list?x=1'] });
    const stop = followRouter(router);
    render(<RouterProvider router={router} />);
    await screen.findByText('list');
    change((search) => search.set('a', '1'));
    change((search) => search.delete('x'), { replace: false });
    released.resolve(null);
    await waitFor(() => expect(router.state.location.search).toBe('?a=1'));
    expect(router.state.historyAction).toBe('PUSH');
    await act(() => router.navigate('/other'));
    change((search) => search.set('c', '3'));
    expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
    stop();
  });

  function Chooser() {
    const [page, setPage] = useSearchParam('page.people');
    const select = {
      name: 'order',
      label: 'Ordem',
      initial: 'name',
      options: [
        ['name', 'Nome'],
        ['area', 'Área'],
      ] as const,
    };
    return (
      <>
        <SearchSelect {...select} />
        <button onClick={() => setPage(page === '' ? '2' : '')}>{`page ${page}`}</button>
      </>
    );
  }

  test.each([
    ['/?order=nonsense', 'Nome'],
    ['/', 'Nome'],
    ['/?order=area', 'Área'],
  ])('%s chooses %s', (address, chosen) => {
    showAt(address, <Chooser />);
    expect(screen.getByRole('combobox').textContent).toBe(chosen);
  });

  test('is changed in place, back to the first page; what is usual is left out', async () => {
    const router = showAt('/?page=3&page.people=4&x=1', <Chooser />);
    const person = userEvent.setup();
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    const choose = async (name: string) => {
      await person.click(screen.getByRole('combobox'));
      await person.click(await screen.findByRole('option', { name }));
    };
    await person.click(screen.getByText('page 4'));
    await waitFor(() => expect(search()).toEqual({ page: '3', x: '1' }));
    await choose('Área');
    await waitFor(() => expect(search()).toEqual({ order: 'area', x: '1' }));
    await choose('Nome');
    await waitFor(() => expect(search()).toEqual({ x: '1' }));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  const loadNext = vi.fn<Pages['loadNext']>();
  const showMore = (shown: number, page: string, pages?: Partial<Pages>) => {
    loadNext.mockReset();
    const all = { hasNext: true, isLoading: false, loadNext, ...pages };
    return showAt(`/?page=7${page}`, <LoadMore name="page.people" shown={shown} pages={all} />);
  };

  test.each([
    [50, '', '2'],
    [51, '', '2'],
    [100, '&page.people=2', '3'],
    [120, '&page.people=2', '3'],
  ])('after %i rows of a list at "%s", one press leads to page %s of it', async (shown, page, next) => {
    const router = showMore(shown, page);
    expect(loadNext).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(loadNext).toHaveBeenCalledTimes(1));
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('page'), search.get('page.people')]).toEqual(['7', next]);
  });

  test.each([
    [99, '&page.people=2', {}, 1],
    [49, '&page.people=x', {}, 1],
    [49, '', { isLoading: true }, 0],
    [49, '', { hasNext: false }, 0],
  ])(
    '%i rows at "%s", where more is %o, are completed %i times without a press',
    (shown, page, more, times) => {
      showMore(shown, page, more);
      expect(loadNext).toHaveBeenCalledTimes(times);
      expect(screen.queryAllByRole('button')).toHaveLength('hasNext' in more ? 0 : 1);
    },
  );

  test('what could not be loaded is asked for no more, and the button stays', async () => {
    loadNext.mockReset().mockImplementation((_count, { onComplete }) => onComplete(new Error('x')));
    const router = showAt('/', <LoadMore shown={50} pages={{ hasNext: true, isLoading: false, loadNext }} />);
    expect(loadNext).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(loadNext).toHaveBeenCalledTimes(1));
    expect(loadNext.mock.calls[0]?.[0]).toBe(50);
    await waitFor(() => expect(router.state.location.search).toBe('?page=1'));
    expect(loadNext).toHaveBeenCalledTimes(1);
    const shown = vi.fn<(text: string, options?: object) => string>();
    drawToastsWith({ show: shown as never, close: () => {} })();
    expect(shown.mock.calls.map(([, options]) => options)).toEqual([{ variant: 'error' }]);
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

describe('a question', () => {
  test('of a menu is asked before it is done, and not when it is taken back', async () => {
    await renderScreen('/login', null);
    const person = userEvent.setup();
    const done = vi.fn<() => void>();
    const action = {
      label: 'Apagar',
      icon: DeleteOutlined,
      onSelect: done,
      confirm: { title: 'Apagar?', text: 'Tudo.' },
    };
    const { rerender } = render(<ActionsMenu label="Ações" actions={[false, action]} />);
    for (const [answer, times] of [
      ['Cancelar', 0],
      ['Fechar', 0],
      ['Apagar', 1],
    ] as const) {
      await person.click(screen.getByRole('button', { name: 'Ações' }));
      const menu = within(await screen.findByRole('menu', { name: 'Ações' }));
      expect(menu.getAllByRole('menuitem')).toHaveLength(1);
      await person.click(menu.getByText('Apagar'));
      const asked = await screen.findByRole('dialog', { name: 'Apagar?' });
      expect(within(asked).getByText('Tudo.').id).toBe(asked.getAttribute('aria-describedby'));
      await person.click(within(asked).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(done).toHaveBeenCalledTimes(times);
    }
    rerender(<ActionsMenu label="Ações" actions={[false]} />);
    expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull();
  });

  test('says what its buttons do, answers once, and waits while it is done', async () => {
    await renderScreen('/login', null);
    const [confirm, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const props = { open: true, title: 'Certo?', onConfirm: confirm, onCancel: cancel };
    const { rerender } = render(<ConfirmDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
    rerender(<ConfirmDialog {...props} confirmLabel="Sim" cancelLabel="Não" pending />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Sim/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Não' }));
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 2]);
  });

  test.each([true, false])(
    'that is held: %s, is closed by a click beside it: the other way round',
    (stays) => {
      const close = vi.fn<() => void>();
      render(<TitledDialog title="Segredo" staysOnOutsideClick={stays} onClose={close} />);
      const beside = document.querySelector('.MuiDialog-container')!;
      fireEvent.mouseDown(beside);
      fireEvent.click(beside);
      expect(close).toHaveBeenCalledTimes(stays ? 0 : 1);
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
      expect(close).toHaveBeenCalledTimes(stays ? 1 : 2);
    },
  );
});

test('a password is shown on demand, and a form is sent from any of its fields', async () => {
  const { person } = await renderScreen('/login', null);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Senha/, { selector: 'input' });
  for (const [name, type] of [
    ['Mostrar senha', 'text'],
    ['Ocultar senha', 'password'],
  ] as const) {
    await person.click(screen.getByRole('button', { name }));
    expect(field.type).toBe(type);
  }
  field.focus();
  // Pressing the button must not take the focus first: the fault of the field would push it from under the pointer.
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Entrar' }))).toBe(false);
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: /conta do escritório$/ }))).toBe(true);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findAllByText('Este campo é obrigatório')).toHaveLength(2);
});

test.each(['pointerup', 'pointercancel', 'dragend'])(
  'an error waits for the end of a press, which may be %s, and then for none',
  async (end) => {
    await renderScreen('/login', null);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Senha/, { selector: 'input' });
    const faults = () => screen.queryAllByText('Este campo é obrigatório').length;
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field);
    await act(() => new Promise((done) => setTimeout(done, 30)));
    expect(faults()).toBe(0);
    fireEvent(document.body, new Event(end, { bubbles: true }));
    await waitFor(() => expect(faults()).toBe(1));
    fireEvent.blur(await screen.findByLabelText(/^E-mail/));
    await waitFor(() => expect(faults()).toBe(2));
  },
);

test('a form with changes asks before another screen takes its place, and a draft waits for its owner', async () => {
  const { person, router } = await renderScreen('/profile', await anyone());
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nome completo/);
  await person.click(name);
  await person.paste(' Lima');
  const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  const leave = () => person.click(document.querySelector('nav a[href="/decisions"]')!);
  const answer = async (button: string) => {
    await person.click(await screen.findByText(button, { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await leave();
  await answer('Continuar editando');
  expect([router.state.location.pathname, name.value]).toEqual(['/profile', 'Ana Souza Lima']);
  await leave();
  await answer('Descartar');
  await waitFor(() => expect(router.state.location.pathname).toBe('/decisions'));
});

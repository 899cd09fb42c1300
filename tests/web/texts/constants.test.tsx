import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { showToast } from '../../../web/components/toasts/toasts.ts';
import { flushPendingDeletes, undoableDelete } from '../../../web/components/deletion/undoableDelete.tsx';
import { loadPage, PageCodeFailure } from '../../../web/routing/loadPage.ts';
import { getEnvironment } from '../../../web/relay/environment.ts';
import { makeTheme } from '../../../web/theme/theme.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

describe('the specification’s figures', () => {
  test('toasts: three at a time, bottom right, gone after 4000 ms', async () => {
    await renderScreen('/login', null);
    await screen.findByRole('heading', { name: 'Entrar' });
    const begun = Date.now();
    act(() => ['sozinho', 'sozinho'].forEach((text) => showToast(text)));
    await screen.findByText('sozinho');
    const corner = document.querySelector('.notistack-SnackbarContainer');
    expect(corner?.className).toBeTruthy();
    const { bottom, right } = getComputedStyle(corner ?? document.body);
    expect([bottom, right]).toEqual(['14px', '20px']);
    await waitFor(() => expect(screen.queryByText('sozinho')).toBeNull());
    expect(Date.now() - begun).toBeGreaterThanOrEqual(4000);

    act(() => ['um', 'dois', 'três', 'quatro'].forEach((text) => showToast(text)));
    await screen.findByText('três');
    expect(screen.queryByText('quatro')).toBeNull();
    await screen.findByText('quatro');
    await waitFor(() => expect(screen.queryByText('um')).toBeNull());
    expect(
      document.querySelectorAll('.notistack-SnackbarContainer [role=status]').length,
    ).toBeLessThanOrEqual(3);
  });

  test('tooltips after 700 ms, the next one after 300', () => {
    expect(makeTheme().components?.MuiTooltip?.defaultProps).toMatchObject({
      enterDelay: 700,
      enterNextDelay: 300,
    });
  });

  test('768 px is narrow, 769 is not', () => {
    expect(makeTheme().breakpoints.values.md).toBe(769);
  });

  test('texts are asked for five times more, 350 ms and then double', async () => {
    await renderScreen('/login', null);
    expect(i18next.options).toMatchObject({ maxRetries: 5, retryTimeout: 350 });
    expect(i18next.options.detection).toMatchObject({
      order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: 'lng',
      lookupCookie: 'i18next',
      lookupLocalStorage: 'i18nextLng',
    });
  });

  test('what was read is kept five minutes', async () => {
    const { router } = await renderScreen('/projects', await anyone());
    await screen.findByRole('heading', { level: 1, name: 'Projetos' });
    await act(() => router.navigate('/settings'));
    const asked = vi.spyOn(globalThis, 'fetch');
    await act(() => router.navigate('/projects'));
    await screen.findByRole('heading', { level: 1, name: 'Projetos' });
    const queries = () => asked.mock.calls.filter(([input]) => input === '/graphql').length;
    expect(queries()).toBe(0);
    await act(() => router.navigate('/settings'));
    const later = Date.now() + 5 * 60_000 + 1000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await act(() => router.navigate('/projects'));
    await waitFor(() => expect(queries()).toBe(1));
    expect(getEnvironment().getStore().getSource().size()).toBeGreaterThan(0);
  });

  test('code that does not load reloads the page once, then is an error', async () => {
    sessionStorage.clear();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    void loadPage(gone);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    const failure: unknown = await loadPage(gone).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PageCodeFailure);
    expect(failure).toHaveProperty('cause.message', 'chunk');
    expect(reload).toHaveBeenCalledTimes(1);
    await loadPage(async () => () => null, undefined, false);
    expect(sessionStorage.length).toBe(1);
    await loadPage(async () => () => null);
    expect(sessionStorage.length).toBe(0);
    // Where somebody goes on to another screen, the reload leads there.
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    void loadPage(gone, () => 'http://torre.test/decisions');
    await waitFor(() => expect(assign.mock.calls).toEqual([['http://torre.test/decisions']]));
    expect(reload).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
  });
});

const gone = () => Promise.reject(new Error('chunk'));

const actions = () => ({
  hide: vi.fn<() => void>(),
  restore: vi.fn<() => void>(),
  remove: vi.fn<() => void>(),
});

describe('an undoable deletion', () => {
  test('hides at once and deletes after ten seconds', () => {
    vi.useFakeTimers();
    const { hide, restore, remove } = actions();
    undoableDelete('Apagado', { hide, restore, remove });
    expect(hide).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(9_999);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(restore).not.toHaveBeenCalled();
  });

  test('deletes at once when the page is left, and only once', () => {
    vi.useFakeTimers();
    const { hide, restore, remove } = actions();
    undoableDelete('Apagado', { hide, restore, remove });
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(20_000);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('comes back when undone', async () => {
    const { person } = await renderScreen('/login', null);
    await screen.findByRole('heading', { name: 'Entrar' });
    const { hide, restore, remove } = actions();
    const other = actions();
    act(() => undoableDelete('Apagado agora', { hide, restore, remove }));
    // Another of the same text has its own way back.
    act(() => undoableDelete('Apagado agora', other));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(2));
    const [first] = screen.getAllByText('Apagado agora');
    await person.click(within(first!.closest('[role=status]')!).getByRole('button', { name: 'Desfazer' }));
    expect([restore.mock.calls.length, other.restore.mock.calls.length]).toEqual([1, 0]);
    window.dispatchEvent(new Event('pagehide'));
    expect([remove.mock.calls.length, other.remove.mock.calls.length]).toEqual([0, 1]);
  });

  test('offers no way back once it was sent, also where somebody rests on its message', async () => {
    const { person } = await renderScreen('/login', null);
    await screen.findByRole('heading', { name: 'Entrar' });
    const { hide, restore, remove } = actions();
    act(() => undoableDelete('Apagado já', { hide, restore, remove }));
    await person.hover(await screen.findByRole('button', { name: 'Desfazer' }));
    act(() => flushPendingDeletes());
    expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Apagado já')).toBeNull(), { timeout: 5000 });
  });
});

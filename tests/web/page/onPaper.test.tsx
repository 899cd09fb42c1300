import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Fold } from '../../../web/components/deferred/Fold.tsx';
import { RenderWhenIdle } from '../../../web/components/deferred/RenderWhenIdle.tsx';
import { usePrintedLight } from '../../../web/components/usePrintedLight.ts';
import { colorSchemeAttribute } from '../../../web/theme/colorScheme.ts';

const paper = Object.assign(new EventTarget(), { matches: false });

/** As the browser does before it prints (`true`) and afterwards. */
function print(matches: boolean) {
  paper.matches = matches;
  act(() => void paper.dispatchEvent(new Event('change')));
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => paper));

const fold = () => screen.getAllByRole<HTMLDetailsElement>('group')[0] as HTMLDetailsElement;

test('a folded part stands on paper and is folded again after it', () => {
  render(<Fold title="Por quê">…</Fold>);
  expect(fold().open).toBe(false);
  print(true);
  expect(fold().open).toBe(true);
  print(false);
  expect(fold().open).toBe(false);
});

test('it stands before the browser counts the pages', () => {
  render(<Fold title="Por quê">…</Fold>);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(fold().open).toBe(true);
  print(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(fold().open).toBe(false);
});

test('a part opened by hand stays open after paper', () => {
  render(<Fold title="Por quê">…</Fold>);
  fold().open = true;
  print(true);
  print(false);
  expect(fold().open).toBe(true);
});

test('folded parts are rendered while the browser is idle, one after the other', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const rest = () => act(() => idle.shift()?.());
  render(
    <>
      <Fold title="Por quê">porque</Fold>
      <Fold title="Quanto">tanto</Fold>
      <Fold title="Resposta" open>
        sim
      </Fold>
    </>,
  );
  expect(screen.queryByText('sim')).toBeTruthy();
  expect(screen.queryByText('porque')).toBeNull();
  rest();
  expect(screen.queryByText('porque')).toBeTruthy();
  expect(screen.queryByText('tanto')).toBeNull();
  rest();
  expect(screen.queryByText('tanto')).toBeTruthy();
  expect(idle).toEqual([]);
  expect(fold().open).toBe(false);
});

test('folded content is rendered at once when it is opened or printed', async () => {
  const element = (
    <>
      <Fold title="Por quê">porque</Fold>
      <RenderWhenIdle>fim</RenderWhenIdle>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  // Come to by a link: who returns to a screen has all of it at once.
  await router.navigate('/there');
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('Por quê'));
  expect(screen.queryByText('porque')).toBeTruthy();
  expect(screen.queryByText('fim')).toBeNull();
  print(true);
  expect(screen.queryByText('fim')).toBeTruthy();
  print(false);
  expect(screen.queryByText('fim')).toBeTruthy();
});

test('a dark screen is light on paper and dark again after it', () => {
  function Screen() {
    usePrintedLight();
    return null;
  }
  const root = document.documentElement;
  root.setAttribute(colorSchemeAttribute, 'dark');
  render(<Screen />);
  print(true);
  expect(root.getAttribute(colorSchemeAttribute)).toBe('light');
  print(false);
  expect(root.getAttribute(colorSchemeAttribute)).toBe('dark');
  root.removeAttribute(colorSchemeAttribute);
});

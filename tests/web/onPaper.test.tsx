import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fold } from '../../web/components/Fold.tsx';
import { usePrintedLight } from '../../web/components/usePrintedLight.ts';
import { colorSchemeAttribute } from '../../web/theme/colorScheme.ts';

const paper = Object.assign(new EventTarget(), { matches: false });

/** As the browser does before it prints (`true`) and afterwards. */
function print(matches: boolean) {
  paper.matches = matches;
  act(() => void paper.dispatchEvent(new Event('change')));
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => paper));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fold = () => screen.getByRole<HTMLDetailsElement>('group');

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

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RenderWhenIdle } from '../../../web/components/deferred/RenderWhenIdle.tsx';

test('who comes back to a screen finds all of it at once, so that it can be scrolled to where it was', async () => {
  // No moment without work ever comes.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const routes = [
    { path: '/list', element: <RenderWhenIdle>last</RenderWhenIdle> },
    { path: '/thing', element: 'thing' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  const go = (to: string | number) => act(() => router.navigate(to as string));
  render(<RouterProvider router={router} />);
  expect(screen.queryByText('last')).toBeNull();
  await go('/thing');
  await go('/list');
  expect(screen.queryByText('last')).toBeNull();
  await go('/thing');
  await go(-1);
  expect(screen.queryByText('last')).toBeTruthy();
});

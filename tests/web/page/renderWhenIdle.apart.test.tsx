import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RenderWhenIdle } from '../../../web/components/deferred/RenderWhenIdle.tsx';

test('on the way back a screen is rendered whole at once, so that its scroll position can be restored', async () => {
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

import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startClient } from '../../../web/main.tsx';

declare const window: Window & typeof globalThis & { happyDOM: { setURL(url: string): void } };

test('the shell of the page stands until its first screen is there, after a redirect too', async () => {
  // React would wait for a test that draws by `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = '<div id="root">A casca</div>';
  const root = document.getElementById('root')!;
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(root.textContent));
  watch.observe(root, { subtree: true, childList: true, characterData: true });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  window.happyDOM.setURL('http://torre.test/dashboard');
  await startClient(async () => {});
  await waitFor(() => expect(root.querySelector('h1')).not.toBeNull());
  expect(location.pathname).toBe('/login');
  expect(seen.filter((text) => text === '')).toEqual([]);
  watch.disconnect();
});

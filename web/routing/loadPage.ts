import type { ComponentType } from 'react';

const reloadedKey = 'reloaded-for-chunk';

/** A screen's code did not load, even after the reload: only loading the page again can help. */
export class PageCodeFailure extends Error {
  override readonly name = 'PageCodeFailure';
}

/**
 * Loads a screen's code. After a deployment the old page requests chunks that are gone: one reload gets the new page; a
 * second failure goes to the error boundary.
 * @param goingTo the address being navigated to, where the reload leads; null for the current one. @param settles
 * whether success ends the trouble: not for the frame, since the screen's own code may still be gone. @throws
 * PageCodeFailure the second time.
 */
export async function loadPage<Props = object>(
  page: () => Promise<ComponentType<Props>>,
  goingTo: () => string | null = () => null,
  settles = true,
): Promise<ComponentType<Props>> {
  try {
    const loaded = await page();
    if (settles) sessionStorage.removeItem(reloadedKey);
    return loaded;
  } catch (cause) {
    if (sessionStorage.getItem(reloadedKey) !== null)
      throw new PageCodeFailure("The screen's code did not load", { cause });
    sessionStorage.setItem(reloadedKey, '1');
    const address = goingTo();
    if (address === null || address === window.location.href) window.location.reload();
    else window.location.assign(address);
    return new Promise(() => {});
  }
}

import type { ComponentType } from 'react';

const reloadedKey = 'reloaded-for-chunk';

/**
 * Loads a screen's code. After a deployment the old page asks for chunks that are gone: one reload gets the new
 * page; a second failure goes to the error boundary.
 */
export async function loadPage(page: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    const loaded = await page();
    sessionStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    if (sessionStorage.getItem(reloadedKey) !== null) throw error;
    sessionStorage.setItem(reloadedKey, '1');
    window.location.reload();
    return new Promise(() => {});
  }
}

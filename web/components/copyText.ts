import { showToast } from './toasts/toasts.ts';

type Toasts = { done?: string; failed: string };

/** Puts a text into the clipboard, with a toast on how that went; returns whether it worked. */
export async function copyText(text: string, { done, failed }: Toasts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the permission, or over plain HTTP, there is no clipboard.
    showToast(failed, 'error');
    return false;
  }
  if (done !== undefined) showToast(done, 'success');
  return true;
}

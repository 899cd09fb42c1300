import type { closeSnackbar, enqueueSnackbar, OptionsObject, VariantType } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    error: { description?: string };
    success: { description?: string };
  }
}

type ToastOptions = OptionsObject & { description?: string };

/** The component that shows toasts; its code is loaded on the first user action. */
type Stack = { show: typeof enqueueSnackbar; close: typeof closeSnackbar };

let stack: Stack | null = null;
let askForStack = () => {};
const queue: [text: string, options: ToastOptions][] = [];

/** Calls `ask` to load the stack's code whenever a toast waits for it. */
export function onToastWaiting(ask: () => void): () => void {
  askForStack = ask;
  if (queue.length > 0) ask();
  return () => {
    askForStack = () => {};
  };
}

/** Shows queued and further toasts with this stack, until the returned function is called. */
export function drawToastsWith(drawn: Stack): () => void {
  stack = drawn;
  for (const [text, options] of queue.splice(0)) drawn.show(text, options);
  return () => {
    stack = null;
  };
}

/**
 * A toast with all options; the functions below are shortcuts.
 * @returns a function that removes it, waiting or, where it has a key, shown: what it offers may have become impossible.
 */
export function putToast(text: string, options: ToastOptions): () => void {
  const toast: (typeof queue)[number] = [text, options];
  if (stack === null) {
    queue.push(toast);
    askForStack();
  } else stack.show(text, options);
  return () => {
    const place = queue.indexOf(toast);
    if (place >= 0) queue.splice(place, 1);
    // Without a key all would be closed.
    else if (options.key !== undefined) stack?.close(options.key);
  };
}

/** A short message at the bottom right: 3 at a time, 4 s each. Texts are translated already. */
export function showToast(text: string, variant: VariantType = 'default'): void {
  putToast(text, { variant });
}

/** A failure as title, with its reason below. */
export function showErrorToast(title: string, description: string): void {
  putToast(title, { variant: 'error', description });
}

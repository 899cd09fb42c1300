import type { closeSnackbar, enqueueSnackbar, OptionsObject, VariantType } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    error: { description?: string };
    success: { description?: string };
  }
}

type ToastOptions = OptionsObject & { description?: string };

/** What draws the toasts; its code comes with the first that a person can have caused. */
type Stack = { show: typeof enqueueSnackbar; close: typeof closeSnackbar };

let stack: Stack | null = null;
let askForStack = () => {};
const waiting: [text: string, options: ToastOptions][] = [];

/** Asks for the stack's code by `ask` whenever a toast waits for it. */
export function onToastWaiting(ask: () => void): () => void {
  askForStack = ask;
  if (waiting.length > 0) ask();
  return () => {
    askForStack = () => {};
  };
}

/** The stack is there and shows what waited, until the returned function takes it away. */
export function drawToastsWith(drawn: Stack): () => void {
  stack = drawn;
  for (const [text, options] of waiting.splice(0)) drawn.show(text, options);
  return () => {
    stack = null;
  };
}

/**
 * A toast with all that may be said of it; the others below are shorter.
 *
 * @returns takes it back, for one that still waits: what it offers may have become impossible.
 */
export function putToast(text: string, options: ToastOptions): () => void {
  const toast: (typeof waiting)[number] = [text, options];
  if (stack === null) {
    waiting.push(toast);
    askForStack();
  } else stack.show(text, options);
  return () => {
    const place = waiting.indexOf(toast);
    if (place >= 0) waiting.splice(place, 1);
  };
}

export function closeToast(id: string | number): void {
  stack?.close(id);
}

/** A short word at the bottom right: 3 at a time, 4 s each. Texts come translated. */
export function showToast(text: string, variant: VariantType = 'default'): void {
  putToast(text, { variant });
}

/** What failed as a title, and below it why. */
export function showErrorToast(title: string, description: string): void {
  putToast(title, { variant: 'error', description });
}

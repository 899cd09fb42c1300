import { enqueueSnackbar, type VariantType } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    error: { description?: string };
  }
}

/** A short word at the bottom right: 3 at a time, 4 s each. Texts come translated. */
export function showToast(text: string, variant: VariantType = 'default'): void {
  enqueueSnackbar(text, { variant });
}

/** What failed as a title, and below it why. */
export function showErrorToast(title: string, description: string): void {
  enqueueSnackbar(title, { variant: 'error', description });
}

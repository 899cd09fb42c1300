import { enqueueSnackbar, type VariantType } from 'notistack';

/** A short word at the bottom right: 3 at a time, 4 s each. Texts come translated. */
export function showToast(text: string, variant: VariantType = 'default'): void {
  enqueueSnackbar(text, { variant });
}

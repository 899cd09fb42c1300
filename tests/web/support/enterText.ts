import { fireEvent } from '@testing-library/react';

/** Gives a field its text at once: what each key does is asked elsewhere. */
export const enterText = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

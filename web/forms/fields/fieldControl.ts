import type { Control, FieldValues } from 'react-hook-form';

/** The control of a form of `Values`, whatever its schema's output: a field only reads and writes. */
// oxlint-disable-next-line typescript/no-explicit-any -- Control is invariant in the type it transforms to
export type FieldControl<Values extends FieldValues> = Control<Values, unknown, any>;

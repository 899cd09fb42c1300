import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { userErrorText } from '../errors/errorText.ts';
import type { UserError } from '../errors/userError.ts';
import type { OnRefused } from '../relay/mutations/useCommit.ts';

/** `["input", "birthDate"]` → `birthDate`, where the form has a field of that name; else null. */
function fieldOf(path: readonly string[], values: FieldValues, names: Record<string, string>): string | null {
  const steps = path[0] === 'input' ? path.slice(1) : path;
  const known = names[steps.join('.')];
  if (known !== undefined) return known;
  return steps[0] !== undefined && steps[0] in values ? steps.join('.') : null;
}

/**
 * Shows a mutation's refusals at the faulty fields and returns the rest, which useMutation puts into a toast.
 * @param names field by input path where they differ: `{ optionIds: 'chosen' }`.
 */
export function showUserErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: readonly UserError[],
  names: Record<string, string> = {},
): readonly UserError[] {
  const values = form.getValues();
  return errors.filter((error) => {
    const field = error.path ? fieldOf(error.path, values, names) : null;
    if (field === null) return true;
    form.setError(
      field as Path<Values>,
      { type: 'server', message: userErrorText(error) },
      { shouldFocus: true },
    );
    return false;
  });
}

/** The same as what `commit` takes: `commit({ variables, onRefused: refusalsOn(form) })`. */
export const refusalsOn =
  <Values extends FieldValues, Output>(
    form: UseFormReturn<Values, unknown, Output>,
    names?: Record<string, string>,
  ): OnRefused =>
  (errors) =>
    showUserErrors(form, errors, names);

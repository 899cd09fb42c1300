import { camelCase } from '#domain/wireNames.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { userErrorText } from '../../../errors/errorText.ts';
import type { UserError } from '../../../errors/userError.ts';
import { showUserErrors } from '../../../forms/userErrors.ts';

const insideMasonry = ['grout', 'mortar', 'blocks'];

/**
 * Name of the form's field for a path into `structure` of an input: `["structure", "beamColumn", "concreteColumns",
 * "volumes", "0", "customFck"]` → `beam_column.concreteColumns.volumes.0.customFck`; null for any other path.
 */
function structureField(path: readonly string[] | null | undefined): string | null {
  const [first, member = '', ...steps] = path?.[0] === 'input' ? path.slice(1) : (path ?? []);
  const technology = technologies.find((name) => camelCase(name) === member);
  if (first !== 'structure' || technology === undefined || steps.length === 0) return null;
  const inner = insideMasonry.includes(steps[0] ?? '') ? ['masonry'] : [];
  return [technology, ...inner, ...steps].join('.');
}

/** Shows refusals at their cells and fields; returns those that have no place in the form. */
export function showStructureErrors<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  errors: readonly UserError[],
): readonly UserError[] {
  const rest = errors.filter((error) => {
    const field = structureField(error.path);
    if (field === null) return true;
    form.setError(field, { type: 'server', message: userErrorText(error) }, { shouldFocus: true });
    return false;
  });
  return showUserErrors(form, rest);
}

import type { UpdateFoundationVersionInput, UpdateVersionInput } from '../__generated__/resolverTypes.ts';
import { refusedInput } from '../errors/userErrors.ts';

/** The change of a version of a module or of a foundation. @throws RefusedInput for one that would leave none valid. */
export function versionChange({
  name,
  description,
  isValid,
}: UpdateVersionInput | UpdateFoundationVersionInput) {
  if (isValid === false) throw refusedInput('VALID_VERSION', 'version.valid.stays', ['isValid']);
  return {
    ...(name == null ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(isValid == null ? {} : { isValid: true }),
  };
}

import type { SignUpInput, UpdateProfileInput } from '../__generated__/resolverTypes.ts';

/** What is said of an account: what is left out stays out, and so do nulls of fields that can't be cleared. */
export function accountBody(
  input: (SignUpInput & Pick<UpdateProfileInput, 'currentPassword'>) | UpdateProfileInput,
) {
  const { name, email, password, currentPassword, professionalNumber, birthDate, city } = input;
  const { activityArea, professionalEmail, companyName } = input;
  return {
    name: name ?? undefined,
    email: email ?? undefined,
    password: password ?? undefined,
    currentPassword: currentPassword ?? undefined,
    professionalNumber,
    birthDate,
    city,
    activityArea,
    professionalEmail,
    companyName,
  };
}

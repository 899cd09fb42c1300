import type { SignUpInput, UpdateProfileInput } from '../__generated__/resolverTypes.ts';

/** What is said of an account, for /v1: what is left out stays out, and so do nulls of fields that can't be cleared. */
export function accountBody(
  input: (SignUpInput & Pick<UpdateProfileInput, 'currentPassword'>) | UpdateProfileInput,
) {
  return {
    name: input.name ?? undefined,
    email: input.email ?? undefined,
    password: input.password ?? undefined,
    current_password: input.currentPassword ?? undefined,
    professional_number: input.professionalNumber,
    birth_date: input.birthDate,
    city: input.city,
    activity_area: input.activityArea,
    professional_email: input.professionalEmail,
    company_name: input.companyName,
  };
}

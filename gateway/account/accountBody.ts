import type { SignUpInput, UpdateProfileInput } from '../__generated__/resolverTypes.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';

/** The body of an account: fields left out stay out, and so do nulls of fields that cannot be cleared. */
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

const optional = ['professionalNumber', 'birthDate', 'city', 'activityArea', 'companyName'] as const;

/**
 * The body of an account without what the service does not support: nulls, which mean nothing there, and the current
 * password where it is not checked.
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM for a value it would refuse or lose.
 */
export async function expectProfile(
  rest: RestOperation,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const asked = [...optional, 'professionalEmail', 'currentPassword'].some((key) => body[key] !== undefined);
  if (!asked) return body;
  const profile = await knownProfile(rest);
  const lacking: string[] = [];
  if (!profile.has('profileFields')) lacking.push(...optional);
  if (!profile.has('professionalEmail')) lacking.push('professionalEmail');
  const lost = lacking.find((key) => (body[key] ?? '') !== '');
  if (lost !== undefined) throw notSupported(`${lost} of an account`);
  if (!profile.has('passwordConfirmation')) lacking.push('currentPassword');
  return Object.fromEntries(Object.entries(body).filter(([key]) => !lacking.includes(key)));
}

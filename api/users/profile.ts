import { userCreateSchema } from '#domain/people/account.ts';
import { wireName } from '#domain/wireNames.ts';

const account = new Set(['name', 'email', 'password']);

/** The optional fields of an account: what sign-up asks beside name, email and password. */
const profileFields = Object.keys(userCreateSchema.shape).filter((field) => !account.has(field));

/** A profile after `change`, in the names of /v1: null and empty texts clear a field, absent ones are unchanged. */
export function profileOf(
  change: Record<string, unknown>,
  before: Record<string, string> = {},
): Record<string, string> {
  const profile: Record<string, string> = {};
  for (const field of profileFields) {
    const given = change[field];
    const name = wireName(field);
    const value = given === undefined ? before[name] : given;
    if (typeof value === 'string' && value !== '') profile[name] = value;
  }
  return profile;
}

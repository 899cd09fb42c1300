import { RestError } from '../rest/restErrors.ts';

/** A person's address as the service told it. @throws FORBIDDEN where it did not: to a token for one project. */
export function visibleEmail(email: string | null | undefined): string {
  if (email != null) return email;
  throw new RestError('FORBIDDEN', 'A token for one project is told no address of anybody', { status: 403 });
}

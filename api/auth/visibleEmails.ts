import type { CurrentUser } from './currentUser.ts';

/** Rows of people as the caller may see them: a token for one project sees no addresses. */
export const visibleEmails = <Row extends { email: string }>(
  rows: Row[],
  { tokenProjectId }: Pick<CurrentUser, 'tokenProjectId'>,
): (Omit<Row, 'email'> & { email?: string })[] => (tokenProjectId === null ? rows : rows.map(withoutAddress));

function withoutAddress<Row extends { email: string }>(row: Row): Omit<Row, 'email'> {
  const { email: _, ...rest } = row;
  return rest;
}

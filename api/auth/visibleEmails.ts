import type { CurrentUser } from './currentUser.ts';

/** Rows of people as a caller is told them: a token for one project is told no address. */
export const visibleEmails = <Row extends { email: string }>(
  rows: Row[],
  { tokenProjectId }: Pick<CurrentUser, 'tokenProjectId'>,
): (Omit<Row, 'email'> & { email?: string })[] => (tokenProjectId === null ? rows : rows.map(withoutAddress));

function withoutAddress<Row extends { email: string }>(row: Row): Omit<Row, 'email'> {
  const { email: _, ...rest } = row;
  return rest;
}

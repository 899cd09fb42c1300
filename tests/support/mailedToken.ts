import type { ApiContext } from '../../api/context.ts';

/**
 * The token in the link of the newest mail to somebody, read from the database: the mailbox page exists on the embedded
 * one alone.
 */
export async function mailedToken(db: ApiContext['db'], email: string): Promise<string> {
  const mail = await db
    .selectFrom('mails')
    .select('links')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(mail.links[0] ?? '').searchParams.get('tkn') ?? '';
}

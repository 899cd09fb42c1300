import { roleOfPermission } from '#domain/people/organization.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Language } from '#domain/texts/messages.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { ApiContext } from '../context.ts';
import { countRoleMail } from '../limits/mailPace.ts';
import { noticeMs } from '../mail/accountMails.ts';
import { serviceTexts } from '../serviceTexts.ts';
import { findUser } from '../users/userRepository.ts';
import { organizationNames } from './organizationRepository.ts';

type News = { kind: 'organization-end' | 'organization-removal' } | { role: Permission };

/**
 * Posts, within withMails, a mail to a present or former member about what `user` has done, in the language of their
 * account; none for what people do themselves, nor for a role changed back and forth.
 */
export async function mailColleague(
  { db, mailer, config }: ApiContext,
  user: CurrentUser,
  { organizationId, userId, ...news }: { organizationId: string; userId: number } & News,
): Promise<void> {
  const colleague = userId === user.id ? undefined : await findUser(db, userId);
  if (colleague === undefined) return;
  const { name, email } = colleague;
  const isOfRole = 'role' in news;
  if (isOfRole && (await countRoleMail({ db, config }, organizationId, userId)) > 0) return;
  const language = colleague.language as Language;
  const organization = (await organizationNames(db, [organizationId])).get(organizationId) ?? '';
  const role = isOfRole ? serviceTexts[language].roles[roleOfPermission(news.role)] : '';
  const letter = {
    kind: isOfRole ? ('organization-role' as const) : news.kind,
    words: { name, inviter: user.name, organization, role },
    path: isOfRole ? '/office' : '/projects',
  };
  await mailer.post(db, { ...letter, to: email, language, livesMs: noticeMs, userId });
}

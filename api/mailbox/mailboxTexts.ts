import type { Language } from '#domain/texts/messages.ts';

type MailboxTexts = { title: string; empty: string; subject: string; to: string; sent: string };

export const mailboxTexts: Record<Language, MailboxTexts> = {
  'pt-BR': {
    title: 'Caixa de e-mails',
    empty: 'Nenhum e-mail ainda.',
    subject: 'Assunto',
    to: 'Para',
    sent: 'Enviado em',
  },
  'en-US': { title: 'Mailbox', empty: 'No mail yet.', subject: 'Subject', to: 'To', sent: 'Sent' },
  'es-ES': {
    title: 'Buzón de correo',
    empty: 'Todavía no hay correos.',
    subject: 'Asunto',
    to: 'Para',
    sent: 'Enviado',
  },
  'ru-RU': {
    title: 'Почтовый ящик',
    empty: 'Писем пока нет.',
    subject: 'Тема',
    to: 'Кому',
    sent: 'Отправлено',
  },
};

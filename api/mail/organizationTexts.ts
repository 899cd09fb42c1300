import type { Language } from '#domain/texts/messages.ts';
import type { MailText } from './mailText.ts';

/** The mail that invites to an office. */
export const organizationTexts: Record<Language, MailText> = {
  'pt-BR': {
    subject: 'Convite para entrar em um escritório',
    greeting: 'Olá!',
    body: '{{inviter}} convidou você para o escritório “{{organization}}”, com acesso aos projetos dele. Entre com este e-mail, ou crie uma conta com ele, para responder.',
    button: 'Ver convite',
    footer: 'O convite vale por 7 dias.',
  },
  'en-US': {
    subject: 'Invitation to join an office',
    greeting: 'Hello!',
    body: '{{inviter}} invited you to the office “{{organization}}”, with access to its projects. Log in with this email, or sign up with it, to reply.',
    button: 'See the invitation',
    footer: 'The invitation is open for 7 days.',
  },
  'es-ES': {
    subject: 'Invitación para entrar en una oficina',
    greeting: '¡Hola!',
    body: '{{inviter}} le invitó a la oficina “{{organization}}”, con acceso a sus proyectos. Inicie sesión con este correo, o cree una cuenta con él, para responder.',
    button: 'Ver la invitación',
    footer: 'La invitación vale por 7 días.',
  },
  'ru-RU': {
    subject: 'Приглашение в бюро',
    greeting: 'Здравствуйте!',
    body: '{{inviter}} приглашает вас в бюро «{{organization}}» с доступом к его проектам. Войдите с этим адресом или зарегистрируйтесь с ним, чтобы ответить.',
    button: 'Посмотреть приглашение',
    footer: 'Приглашение действует 7 дней.',
  },
};

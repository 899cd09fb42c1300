import type { Language } from '#domain/texts/messages.ts';
import type { MailText } from './mailText.ts';

/** The mail that tells of a change of what log-ins ask for after the password. */
export const secondFactorTexts: Record<Language, MailText> = {
  'pt-BR': {
    subject: 'A segunda etapa do seu login mudou',
    greeting: 'Olá, {{name}}!',
    body: 'Na sua conta, uma segunda etapa de login (aplicativo de códigos ou chave de acesso) foi incluída ou removida.',
    button: 'Abrir o perfil',
    footer: 'Se não foi você, abra o perfil, confira as etapas e troque a senha.',
  },
  'en-US': {
    subject: 'The second step of your log-in changed',
    greeting: 'Hello, {{name}}!',
    body: 'A second step of the log-in to your account (an app with codes, or a passkey) was added or removed.',
    button: 'Open the profile',
    footer: 'If it was not you, open the profile, check the steps and change your password.',
  },
  'es-ES': {
    subject: 'El segundo paso de su inicio de sesión ha cambiado',
    greeting: '¡Hola, {{name}}!',
    body: 'En su cuenta se ha añadido o quitado un segundo paso del inicio de sesión (aplicación de códigos o llave de acceso).',
    button: 'Abrir el perfil',
    footer: 'Si no ha sido usted, abra el perfil, revise los pasos y cambie la contraseña.',
  },
  'ru-RU': {
    subject: 'Второй шаг входа изменён',
    greeting: 'Здравствуйте, {{name}}!',
    body: 'В вашей учётной записи добавлен или удалён второй шаг входа (приложение с кодами или ключ доступа).',
    button: 'Открыть профиль',
    footer: 'Если это были не вы, откройте профиль, проверьте шаги и смените пароль.',
  },
};

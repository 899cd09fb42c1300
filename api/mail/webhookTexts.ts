import type { Language } from '#domain/texts/messages.ts';
import type { MailText } from './mailText.ts';

/** The mail that tells that a webhook was switched off by itself. */
export const webhookTexts: Record<Language, MailText> = {
  'pt-BR': {
    subject: 'Um webhook da sua conta foi desligado',
    greeting: 'Olá, {{name}}!',
    body: 'O endereço de um dos seus webhooks não aceitou nada durante dias, ou respondeu que não existe mais. Ele foi desligado e não recebe mais eventos. O que deixou de ser entregue fica 7 dias na lista de entregas.',
    button: 'Abrir o perfil',
    footer: 'Corrija o endereço, teste o webhook e ligue-o de novo.',
  },
  'en-US': {
    subject: 'A webhook of your account was switched off',
    greeting: 'Hello, {{name}}!',
    body: 'The address of one of your webhooks took nothing for days, or said that it is gone. It was switched off and gets no more events. What was not delivered stays in the list of deliveries for 7 days.',
    button: 'Open the profile',
    footer: 'Put the address right, test the webhook and switch it on again.',
  },
  'es-ES': {
    subject: 'Se desactivó un webhook de su cuenta',
    greeting: '¡Hola, {{name}}!',
    body: 'La dirección de uno de sus webhooks no aceptó nada durante días, o respondió que ya no existe. Se desactivó y ya no recibe eventos. Lo que no se entregó permanece 7 días en la lista de entregas.',
    button: 'Abrir el perfil',
    footer: 'Corrija la dirección, pruebe el webhook y vuelva a activarlo.',
  },
  'ru-RU': {
    subject: 'Вебхук вашей учётной записи отключён',
    greeting: 'Здравствуйте, {{name}}!',
    body: 'Адрес одного из ваших вебхуков несколько дней ничего не принимал или ответил, что его больше нет. Вебхук отключён и больше не получает событий. Всё, что не доставлено, хранится в списке доставок 7 дней.',
    button: 'Открыть профиль',
    footer: 'Исправьте адрес, проверьте вебхук и включите его снова.',
  },
};

import type { OrganizationRole } from '#domain/people/organization.ts';
import type { Language } from '#domain/texts/messages.ts';
import type { MailText } from './mailText.ts';
import { organizationTexts } from './organizationTexts.ts';

type Told = 'organization-invitation' | 'organization-end' | 'organization-removal' | 'organization-role';

/** What a role is called in the mail that tells of it. */
export const roleNames: Record<Language, Record<OrganizationRole, string>> = {
  'pt-BR': { viewer: 'leitor', editor: 'editor', owner: 'proprietário' },
  'en-US': { viewer: 'viewer', editor: 'editor', owner: 'owner' },
  'es-ES': { viewer: 'lector', editor: 'editor', owner: 'propietario' },
  'ru-RU': { viewer: 'наблюдатель', editor: 'редактор', owner: 'владелец' },
};

/** What is told by mail of an office: the invitation to it, and to its people what somebody else has done. */
export const colleagueTexts: Record<Language, Record<Told, MailText>> = {
  'pt-BR': {
    'organization-invitation': organizationTexts['pt-BR'],
    'organization-end': {
      subject: 'Um escritório seu foi excluído',
      greeting: 'Olá, {{name}}!',
      body: '{{inviter}} excluiu o escritório “{{organization}}” com todos os projetos dele. Seus projetos pessoais continuam.',
      button: 'Ver meus projetos',
      footer: 'Se isso foi um engano, fale com quem excluiu: não é possível desfazer.',
    },
    'organization-removal': {
      subject: 'Você saiu de um escritório',
      greeting: 'Olá, {{name}}!',
      body: '{{inviter}} tirou você do escritório “{{organization}}”. Você deixou de ver os projetos dele, menos aqueles para os quais foi convidado em separado.',
      button: 'Ver meus projetos',
      footer: 'Se isso foi um engano, peça um novo convite a um proprietário do escritório.',
    },
    'organization-role': {
      subject: 'Seu papel em um escritório mudou',
      greeting: 'Olá, {{name}}!',
      body: '{{inviter}} mudou seu papel no escritório “{{organization}}”: agora você é {{role}} em todos os projetos dele.',
      button: 'Ver o escritório',
      footer: 'Se isso foi um engano, fale com um proprietário do escritório.',
    },
  },
  'en-US': {
    'organization-invitation': organizationTexts['en-US'],
    'organization-end': {
      subject: 'An office of yours was deleted',
      greeting: 'Hello, {{name}}!',
      body: '{{inviter}} deleted the office “{{organization}}” with all its projects. Your own projects stay.',
      button: 'See my projects',
      footer: 'If this was a mistake, talk to whoever did it: it cannot be undone.',
    },
    'organization-removal': {
      subject: 'You are no longer in an office',
      greeting: 'Hello, {{name}}!',
      body: '{{inviter}} took you out of the office “{{organization}}”. You no longer see its projects, but for those you were invited to by themselves.',
      button: 'See my projects',
      footer: 'If this was a mistake, ask an owner of the office for a new invitation.',
    },
    'organization-role': {
      subject: 'Your role in an office has changed',
      greeting: 'Hello, {{name}}!',
      body: '{{inviter}} changed your role in the office “{{organization}}”: on all its projects it is now {{role}}.',
      button: 'See the office',
      footer: 'If this was a mistake, talk to an owner of the office.',
    },
  },
  'es-ES': {
    'organization-invitation': organizationTexts['es-ES'],
    'organization-end': {
      subject: 'Se eliminó una oficina suya',
      greeting: '¡Hola, {{name}}!',
      body: '{{inviter}} eliminó la oficina “{{organization}}” con todos sus proyectos. Sus proyectos personales continúan.',
      button: 'Ver mis proyectos',
      footer: 'Si fue un error, hable con quien la eliminó: no se puede deshacer.',
    },
    'organization-removal': {
      subject: 'Ya no está en una oficina',
      greeting: '¡Hola, {{name}}!',
      body: '{{inviter}} le quitó de la oficina “{{organization}}”. Ya no ve sus proyectos, salvo aquellos a los que fue invitado por separado.',
      button: 'Ver mis proyectos',
      footer: 'Si fue un error, pida una nueva invitación a un propietario de la oficina.',
    },
    'organization-role': {
      subject: 'Cambió su rol en una oficina',
      greeting: '¡Hola, {{name}}!',
      body: '{{inviter}} cambió su rol en la oficina “{{organization}}”: ahora es {{role}} en todos sus proyectos.',
      button: 'Ver la oficina',
      footer: 'Si fue un error, hable con un propietario de la oficina.',
    },
  },
  'ru-RU': {
    'organization-invitation': organizationTexts['ru-RU'],
    'organization-end': {
      subject: 'Ваше бюро удалено',
      greeting: 'Здравствуйте, {{name}}!',
      body: '{{inviter}} удаляет бюро «{{organization}}» со всеми его проектами. Ваши личные проекты остаются.',
      button: 'Мои проекты',
      footer: 'Если это ошибка, свяжитесь с тем, кто удалил бюро: отменить это нельзя.',
    },
    'organization-removal': {
      subject: 'Вы больше не в бюро',
      greeting: 'Здравствуйте, {{name}}!',
      body: '{{inviter}} исключает вас из бюро «{{organization}}». Его проекты вам больше не видны, кроме тех, куда вас пригласили отдельно.',
      button: 'Мои проекты',
      footer: 'Если это ошибка, попросите владельца бюро пригласить вас снова.',
    },
    'organization-role': {
      subject: 'Ваша роль в бюро изменилась',
      greeting: 'Здравствуйте, {{name}}!',
      body: '{{inviter}} меняет вашу роль в бюро «{{organization}}»: теперь во всех его проектах вы {{role}}.',
      button: 'Открыть бюро',
      footer: 'Если это ошибка, свяжитесь с владельцем бюро.',
    },
  },
};

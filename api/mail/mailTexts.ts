import type { Language } from '#domain/texts/messages.ts';
import { colleagueTexts } from './colleagueTexts.ts';
import type { MailKind, MailText } from './mailText.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';
import { webhookTexts } from './webhookTexts.ts';

export const mailTexts: Record<Language, Record<MailKind, MailText>> = {
  'pt-BR': {
    'password-change': {
      subject: 'Sua senha foi trocada',
      greeting: 'Olá, {{name}}!',
      body: 'A senha da sua conta foi trocada. As outras sessões, os tokens de acesso e os links antigos deixaram de funcionar.',
      button: 'Escolher nova senha',
      footer: 'Se não foi você, escolha uma nova senha agora.',
    },
    'second-factor': secondFactorTexts['pt-BR'],
    'webhook-off': webhookTexts['pt-BR'],
    ...colleagueTexts['pt-BR'],
    'new-email': {
      subject: 'Confirme seu novo e-mail',
      greeting: 'Olá, {{name}}!',
      body: 'Você pediu para usar este e-mail na sua conta. Confirme-o para que ele passe a valer.',
      button: 'Confirmar e-mail',
      footer: 'O link vale por 3 dias. Se não foi você, ignore esta mensagem.',
    },
    'email-change': {
      subject: 'O e-mail da sua conta vai mudar',
      greeting: 'Olá, {{name}}!',
      body: 'Alguém com acesso à sua conta pediu para trocar o e-mail dela por {{email}}. A troca vale quando o novo e-mail for confirmado.',
      button: 'Abrir o perfil',
      footer: 'Se não foi você, abra o perfil, volte ao e-mail atual e troque a senha.',
    },
    activation: {
      subject: 'Ative sua conta',
      greeting: 'Olá, {{name}}!',
      body: 'Sua conta foi criada. Confirme seu e-mail para ativá-la.',
      button: 'Ativar conta',
      footer: 'O link vale por 3 dias. Se você não criou uma conta, ignore esta mensagem.',
    },
    'password-reset': {
      subject: 'Redefina sua senha',
      greeting: 'Olá, {{name}}!',
      body: 'Recebemos um pedido para redefinir a senha da sua conta.',
      button: 'Escolher nova senha',
      footer:
        'O link vale por 1 hora. Se você não fez o pedido, ignore esta mensagem: sua senha continua a mesma.',
    },
    invitation: {
      subject: 'Convite para participar de um projeto',
      greeting: 'Olá!',
      body: '{{inviter}} convidou você para participar do projeto “{{project}}”. Entre com este e-mail, ou crie uma conta com ele, para responder.',
      button: 'Ver convite',
      footer: 'O convite vale por 7 dias.',
    },
  },
  'en-US': {
    'password-change': {
      subject: 'Your password was changed',
      greeting: 'Hello, {{name}}!',
      body: 'The password of your account was changed. Other sessions, personal tokens and older links stopped working.',
      button: 'Choose a new password',
      footer: 'If it was not you, choose a new password now.',
    },
    'second-factor': secondFactorTexts['en-US'],
    'webhook-off': webhookTexts['en-US'],
    ...colleagueTexts['en-US'],
    'new-email': {
      subject: 'Confirm your new email',
      greeting: 'Hello, {{name}}!',
      body: 'You asked to use this email for your account. Confirm it to make the change.',
      button: 'Confirm email',
      footer: 'The link works for 3 days. If it was not you, ignore this message.',
    },
    'email-change': {
      subject: 'The email of your account is about to change',
      greeting: 'Hello, {{name}}!',
      body: 'Somebody signed in to your account asked to change its email to {{email}}. The change is made when the new email is confirmed.',
      button: 'Open the profile',
      footer: 'If it was not you, open the profile, put back the present email and change your password.',
    },
    activation: {
      subject: 'Activate your account',
      greeting: 'Hello, {{name}}!',
      body: 'Your account has been created. Confirm your email to activate it.',
      button: 'Activate account',
      footer: 'The link works for 3 days. If you did not create an account, ignore this message.',
    },
    'password-reset': {
      subject: 'Reset your password',
      greeting: 'Hello, {{name}}!',
      body: 'Somebody asked to reset the password of your account.',
      button: 'Choose a new password',
      footer:
        'The link works for 1 hour. If it was not you, ignore this message: your password stays the same.',
    },
    invitation: {
      subject: 'Invitation to take part in a project',
      greeting: 'Hello!',
      body: '{{inviter}} invited you to take part in the project “{{project}}”. Log in with this email, or sign up with it, to reply.',
      button: 'See the invitation',
      footer: 'The invitation is open for 7 days.',
    },
  },
  'es-ES': {
    'password-change': {
      subject: 'Se cambió su contraseña',
      greeting: '¡Hola, {{name}}!',
      body: 'Se cambió la contraseña de su cuenta. Las demás sesiones, los tokens de acceso y los enlaces anteriores dejaron de funcionar.',
      button: 'Elegir nueva contraseña',
      footer: 'Si no fue usted, elija una nueva contraseña ahora.',
    },
    'second-factor': secondFactorTexts['es-ES'],
    'webhook-off': webhookTexts['es-ES'],
    ...colleagueTexts['es-ES'],
    'new-email': {
      subject: 'Confirme su nuevo correo electrónico',
      greeting: '¡Hola, {{name}}!',
      body: 'Pidió usar este correo en su cuenta. Confírmelo para que el cambio surta efecto.',
      button: 'Confirmar correo',
      footer: 'El enlace vale por 3 días. Si no fue usted, ignore este mensaje.',
    },
    'email-change': {
      subject: 'El correo de su cuenta va a cambiar',
      greeting: '¡Hola, {{name}}!',
      body: 'Alguien con acceso a su cuenta pidió cambiar el correo por {{email}}. El cambio se hará cuando se confirme el nuevo correo.',
      button: 'Abrir el perfil',
      footer: 'Si no fue usted, abra el perfil, vuelva al correo actual y cambie la contraseña.',
    },
    activation: {
      subject: 'Active su cuenta',
      greeting: '¡Hola, {{name}}!',
      body: 'Su cuenta ha sido creada. Confirme su correo electrónico para activarla.',
      button: 'Activar cuenta',
      footer: 'El enlace vale por 3 días. Si no creó una cuenta, ignore este mensaje.',
    },
    'password-reset': {
      subject: 'Restablezca su contraseña',
      greeting: '¡Hola, {{name}}!',
      body: 'Recibimos una solicitud para restablecer la contraseña de su cuenta.',
      button: 'Elegir nueva contraseña',
      footer: 'El enlace vale por 1 hora. Si no la pidió, ignore este mensaje: su contraseña no cambia.',
    },
    invitation: {
      subject: 'Invitación para participar en un proyecto',
      greeting: '¡Hola!',
      body: '{{inviter}} le invitó a participar en el proyecto «{{project}}». Inicie sesión con este correo, o cree una cuenta con él, para responder.',
      button: 'Ver la invitación',
      footer: 'La invitación vale por 7 días.',
    },
  },
  'ru-RU': {
    'password-change': {
      subject: 'Пароль изменён',
      greeting: 'Здравствуйте, {{name}}!',
      body: 'Пароль вашей учётной записи изменён. Другие сеансы, токены доступа и прежние ссылки больше не действуют.',
      button: 'Выбрать новый пароль',
      footer: 'Если это были не вы, выберите новый пароль прямо сейчас.',
    },
    'second-factor': secondFactorTexts['ru-RU'],
    'webhook-off': webhookTexts['ru-RU'],
    ...colleagueTexts['ru-RU'],
    'new-email': {
      subject: 'Подтвердите новый адрес',
      greeting: 'Здравствуйте, {{name}}!',
      body: 'Вы указали этот адрес для своей учётной записи. Подтвердите его, чтобы он начал действовать.',
      button: 'Подтвердить адрес',
      footer: 'Ссылка действует 3 дня. Если это были не вы, не обращайте внимания на это письмо.',
    },
    'email-change': {
      subject: 'Адрес вашей учётной записи скоро изменится',
      greeting: 'Здравствуйте, {{name}}!',
      body: 'Кто-то, кто вошёл в вашу учётную запись, попросил сменить её адрес на {{email}}. Новый адрес начнёт действовать после подтверждения.',
      button: 'Открыть профиль',
      footer: 'Если это были не вы, откройте профиль, верните прежний адрес и смените пароль.',
    },
    activation: {
      subject: 'Активируйте учётную запись',
      greeting: 'Здравствуйте, {{name}}!',
      body: 'Учётная запись создана. Подтвердите адрес электронной почты, чтобы активировать её.',
      button: 'Активировать',
      footer: 'Ссылка действует 3 дня. Если вы не регистрировались, не обращайте внимания на это письмо.',
    },
    'password-reset': {
      subject: 'Смена пароля',
      greeting: 'Здравствуйте, {{name}}!',
      body: 'Мы получили запрос на смену пароля вашей учётной записи.',
      button: 'Выбрать новый пароль',
      footer:
        'Ссылка действует 1 час. Если запрос отправили не вы, ничего не делайте: пароль останется прежним.',
    },
    invitation: {
      subject: 'Приглашение участвовать в проекте',
      greeting: 'Здравствуйте!',
      body: '{{inviter}} приглашает вас участвовать в проекте «{{project}}». Чтобы ответить, войдите с этим адресом или зарегистрируйтесь с ним.',
      button: 'Открыть приглашение',
      footer: 'Приглашение действует 7 дней.',
    },
  },
};

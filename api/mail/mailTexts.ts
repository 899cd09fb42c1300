import type { Language } from '#domain/messages.ts';

export type MailKind = 'activation' | 'password-reset' | 'invitation';

/**
 * One mail's words. {{name}}, {{inviter}} and {{project}} are filled in; `button` names the link, `footer` says how
 * long it works and what to do when the mail is unexpected.
 */
export type MailText = { subject: string; greeting: string; body: string; button: string; footer: string };

export const mailTexts: Record<Language, Record<MailKind, MailText>> = {
  'pt-BR': {
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
      subject: '{{inviter}} convidou você para o projeto {{project}}',
      greeting: 'Olá!',
      body: '{{inviter}} convidou você para participar do projeto {{project}}. Entre com este e-mail, ou crie uma conta com ele, para responder.',
      button: 'Ver convite',
      footer: 'O convite vale por 7 dias.',
    },
  },
  'en-US': {
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
      subject: '{{inviter}} invited you to the project {{project}}',
      greeting: 'Hello!',
      body: '{{inviter}} invited you to take part in the project {{project}}. Log in with this email, or sign up with it, to reply.',
      button: 'See the invitation',
      footer: 'The invitation is open for 7 days.',
    },
  },
  'es-ES': {
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
      subject: '{{inviter}} le invitó al proyecto {{project}}',
      greeting: '¡Hola!',
      body: '{{inviter}} le invitó a participar en el proyecto {{project}}. Inicie sesión con este correo, o cree una cuenta con él, para responder.',
      button: 'Ver la invitación',
      footer: 'La invitación vale por 7 días.',
    },
  },
  'ru-RU': {
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
      subject: '{{inviter}} приглашает вас в проект {{project}}',
      greeting: 'Здравствуйте!',
      body: '{{inviter}} приглашает вас участвовать в проекте {{project}}. Чтобы ответить, войдите с этим адресом или зарегистрируйтесь с ним.',
      button: 'Открыть приглашение',
      footer: 'Приглашение действует 7 дней.',
    },
  },
};

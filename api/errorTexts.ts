import type { Language } from '#domain/texts/messages.ts';

/** The texts of plain errors. The English ones are word for word those of the live service where it has them. */
export const errorTexts = {
  not_found: {
    'en-US': 'the requested resource could not be found',
    'pt-BR': 'o recurso solicitado não foi encontrado',
    'es-ES': 'no se encontró el recurso solicitado',
    'ru-RU': 'запрошенный ресурс не найден',
  },
  method_not_allowed: {
    'en-US': 'the method is not supported for this resource',
    'pt-BR': 'o método não é aceito para este recurso',
    'es-ES': 'el método no está permitido para este recurso',
    'ru-RU': 'этот метод не поддерживается для данного ресурса',
  },
  unauthenticated: {
    'en-US': 'invalid, missing or expired authentication token',
    'pt-BR': 'token de autenticação inválido, ausente ou expirado',
    'es-ES': 'token de autenticación no válido, ausente o caducado',
    'ru-RU': 'токен недействителен, отсутствует или просрочен',
  },
  invalid_credentials: {
    'en-US': 'invalid authentication credentials',
    'pt-BR': 'e-mail ou senha incorretos',
    'es-ES': 'correo electrónico o contraseña incorrectos',
    'ru-RU': 'неверный адрес электронной почты или пароль',
  },
  forbidden: {
    'en-US': 'your user account doesn`t have the necessary permissions to access this resource',
    'pt-BR': 'sua conta não tem a permissão necessária para este recurso',
    'es-ES': 'su cuenta no tiene el permiso necesario para este recurso',
    'ru-RU': 'у вашей учётной записи нет прав на это действие',
  },
  edit_conflict: {
    'en-US': 'unable to update the record due to an edit conflict, please try again',
    'pt-BR': 'outra pessoa salvou este registro nesse meio-tempo; recarregue e tente de novo',
    'es-ES': 'otra persona guardó este registro entretanto; recargue e inténtelo de nuevo',
    'ru-RU': 'кто-то уже изменил эту запись; обновите её и повторите попытку',
  },
  proposal_waits: {
    'en-US': 'another proposal waits for this option until somebody saves or discards it',
    'pt-BR': 'outra proposta espera nesta opção até que alguém a salve ou descarte',
    'es-ES': 'otra propuesta espera en esta opción hasta que alguien la guarde o la descarte',
    'ru-RU': 'для этого варианта уже ждёт другое предложение: его надо сохранить или отклонить',
  },
  rate_limited: {
    'en-US': 'rate limit exceeded',
    'pt-BR': 'limite de requisições excedido',
    'es-ES': 'límite de solicitudes superado',
    'ru-RU': 'превышено допустимое число запросов',
  },
  too_many_attempts: {
    'en-US': 'too many attempts: wait a moment and try again',
    'pt-BR': 'tentativas demais: espere um pouco e tente de novo',
    'es-ES': 'demasiados intentos: espere un momento e inténtelo de nuevo',
    'ru-RU': 'слишком много попыток: подождите немного и повторите',
  },
  idempotency_key: {
    'en-US': 'an Idempotency-Key has 1 to 255 visible ASCII characters',
    'pt-BR': 'uma Idempotency-Key tem de 1 a 255 caracteres ASCII visíveis',
    'es-ES': 'una Idempotency-Key tiene de 1 a 255 caracteres ASCII visibles',
    'ru-RU': 'Idempotency-Key состоит из 1–255 печатных символов ASCII',
  },
  idempotency_other: {
    'en-US': 'this Idempotency-Key was used for another call',
    'pt-BR': 'esta Idempotency-Key já foi usada em outra chamada',
    'es-ES': 'esta Idempotency-Key ya se usó en otra llamada',
    'ru-RU': 'этот Idempotency-Key уже использован для другого запроса',
  },
  idempotency_running: {
    'en-US': 'the call of this Idempotency-Key is still under way',
    'pt-BR': 'a chamada desta Idempotency-Key ainda está em andamento',
    'es-ES': 'la llamada de esta Idempotency-Key sigue en curso',
    'ru-RU': 'запрос с этим Idempotency-Key ещё выполняется',
  },
  idempotency_unanswered: {
    'en-US': 'the call of this Idempotency-Key was carried out and its answer lost: read again what there is',
    'pt-BR':
      'a chamada desta Idempotency-Key foi executada e a resposta se perdeu: leia de novo o que existe',
    'es-ES':
      'la llamada de esta Idempotency-Key se ejecutó y su respuesta se perdió: vuelva a leer lo que hay',
    'ru-RU': 'запрос с этим Idempotency-Key выполнен, но ответ потерян: перечитайте данные',
  },
  internal: {
    'en-US': 'the server encountered a problem and could not process your request',
    'pt-BR': 'o servidor encontrou um problema e não pôde processar a requisição',
    'es-ES': 'el servidor encontró un problema y no pudo procesar la solicitud',
    'ru-RU': 'на сервере произошла ошибка, запрос не обработан',
  },
  unavailable: {
    'en-US': 'the service is temporarily unavailable, please try again in a moment',
    'pt-BR': 'o serviço está temporariamente indisponível; tente de novo em instantes',
    'es-ES': 'el servicio no está disponible temporalmente; inténtelo de nuevo en un momento',
    'ru-RU': 'сервис временно недоступен, повторите попытку чуть позже',
  },
  sheet_unreadable: {
    'en-US': 'the file is neither a CSV nor an XLSX spreadsheet',
    'pt-BR': 'o arquivo não é uma planilha CSV nem XLSX',
    'es-ES': 'el archivo no es una hoja de cálculo CSV ni XLSX',
    'ru-RU': 'файл не является таблицей CSV или XLSX',
  },
  sheet_too_large: {
    'en-US': 'the sheet is too large: at most 5 MB',
    'pt-BR': 'a planilha é grande demais: no máximo 5 MB',
    'es-ES': 'la hoja de cálculo es demasiado grande: como máximo 5 MB',
    'ru-RU': 'таблица слишком велика: не более 5 МБ',
  },
  not_activated: {
    'en-US': 'your account must be activated first: confirm your email',
    'pt-BR': 'sua conta precisa ser ativada antes: confirme seu e-mail',
    'es-ES': 'primero debe activar su cuenta: confirme su correo electrónico',
    'ru-RU': 'сначала активируйте учётную запись: подтвердите адрес электронной почты',
  },
  invitation_answered: {
    'en-US': 'this invitation has already been answered',
    'pt-BR': 'este convite já foi respondido',
    'es-ES': 'esta invitación ya fue respondida',
    'ru-RU': 'на это приглашение уже ответили',
  },
  invitation_expired: {
    'en-US': 'this invitation has expired',
    'pt-BR': 'este convite expirou',
    'es-ES': 'esta invitación ha caducado',
    'ru-RU': 'срок действия приглашения истёк',
  },
  invitation_revoked: {
    'en-US': 'this invitation has been revoked',
    'pt-BR': 'este convite foi cancelado',
    'es-ES': 'esta invitación fue cancelada',
    'ru-RU': 'приглашение отозвано',
  },
  invitation_of_another: {
    'en-US': 'this invitation was sent to another account',
    'pt-BR': 'este convite foi enviado a outra conta',
    'es-ES': 'esta invitación fue enviada a otra cuenta',
    'ru-RU': 'приглашение отправлено другой учётной записи',
  },
  owner_stays: {
    'en-US': 'the owner can only leave after transferring the project',
    'pt-BR': 'o proprietário só pode sair depois de transferir o projeto',
    'es-ES': 'el propietario solo puede salir después de transferir el proyecto',
    'ru-RU': 'владелец может выйти только после передачи проекта',
  },
  last_owner_stays: {
    'en-US': 'the office needs an owner: make somebody else one first',
    'pt-BR': 'o escritório precisa de um proprietário: dê esse papel a outra pessoa antes',
    'es-ES': 'la oficina necesita un propietario: dé antes ese rol a otra persona',
    'ru-RU': 'у бюро должен быть владелец: сначала назначьте другого',
  },
  organization_role_stays: {
    'en-US': 'this person takes part by a role in the office: change it there',
    'pt-BR': 'esta pessoa participa pelo papel que tem no escritório: mude-o lá',
    'es-ES': 'esta persona participa por su rol en la oficina: cámbielo allí',
    'ru-RU': 'этот человек участвует по роли в бюро: измените её там',
  },
  project_of_organization: {
    'en-US': 'the project belongs to an office: take it out first',
    'pt-BR': 'o projeto é do escritório: tire-o de lá antes',
    'es-ES': 'el proyecto es de la oficina: sáquelo antes',
    'ru-RU': 'проект принадлежит бюро: сначала заберите его оттуда',
  },
  name_taken_by_new_owner: {
    'en-US': 'the new owner already has a project with this name',
    'pt-BR': 'o novo proprietário já tem um projeto com este nome',
    'es-ES': 'el nuevo propietario ya tiene un proyecto con este nombre',
    'ru-RU': 'у нового владельца уже есть проект с таким названием',
  },
  valid_version_stays: {
    'en-US': 'the valid version can not be deleted',
    'pt-BR': 'a versão válida não pode ser excluída',
    'es-ES': 'la versión válida no se puede eliminar',
    'ru-RU': 'действующую версию нельзя удалить',
  },
  last_version_stays: {
    'en-US': 'the last version of a module can not be deleted',
    'pt-BR': 'a última versão de um módulo não pode ser excluída',
    'es-ES': 'la última versión de un módulo no se puede eliminar',
    'ru-RU': 'последнюю версию модуля нельзя удалить',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The name of a plain error's text. */
export type ErrorText = keyof typeof errorTexts;

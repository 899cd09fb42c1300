import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../support/catalogueWorld.ts';
import {
  choose,
  expectAlert,
  expectToast,
  failsThenSucceeds,
  failsToDelete,
  fill,
  open,
  press,
  pressIn,
  scene,
  succeeds,
  t,
  texts,
  unknown,
  type Answer,
  type Texts,
} from '../support/catalogueSteps.ts';
import { someone } from '../support/renderScreen.tsx';

const at = catalogue();

const withoutEmail = (answer: Answer): Answer => {
  const viewer = answer.data?.viewer as { user?: object } | undefined;
  if (viewer?.user === undefined) return answer;
  return { ...answer, data: { ...answer.data, viewer: { ...viewer, user: { ...viewer.user, email: '' } } } };
};

test('the profile, and the activation mail', async () => {
  await open('/profile', ['profile']);
  await fill({ city: 'Santos' });
  scene.failing = /Mutation$/;
  await press(t('profile', 'save'));
  await expectToast('alert', unknown[scene.language]);
  scene.failing = null;
  await press(t('profile', 'save'));
  await succeeds(texts('Perfil atualizado', 'Profile updated', 'Perfil actualizado', 'Профиль сохранён'));

  const send = t('common', 'activation.send');
  const mailError = texts(
    'Erro ao enviar o e-mail de ativação. Tente de novo mais tarde.',
    'Error sending activation email. Please try again later.',
    'Error al enviar el correo de activación. Inténtelo más tarde.',
    'Ошибка отправки письма активации. Повторите попытку позже.',
  );
  await press(send);
  scene.failing = /Mutation$/;
  await pressIn(send);
  expect(
    await screen.findByText(mailError[scene.language], { selector: '.MuiAlertTitle-root' }),
  ).toBeTruthy();
  await expectToast('alert', unknown[scene.language]);
  scene.failing = null;
  await pressIn(t('common', 'retry'));
  const sent = texts(
    `E-mail de ativação enviado para ${at.user.email}. O link vale por 3 dias.`,
    `Activation email sent to ${at.user.email}. The link is valid for 3 days.`,
    `Correo de activación enviado a ${at.user.email}. El enlace es válido por 3 días.`,
    `Письмо активации отправлено на ${at.user.email}. Ссылка действует 3 дня.`,
  );
  expect((await screen.findByText(sent[scene.language])).getAttribute('role')).toBe('status');
});

test('log-in, forgotten password and network', async () => {
  expect.hasAssertions();
  await open('/login', ['login'], null);
  await fill({ email: at.user.email, password: 'senha-errada' });
  await press(t('login', 'submit'), 'button');
  await expectAlert(
    texts(
      'E-mail ou senha incorretos',
      'Incorrect email or password',
      'Correo o contraseña incorrectos',
      'Неверный адрес или пароль',
    ),
  );
  const online = vi.spyOn(globalThis, 'fetch').getMockImplementation();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await press(t('login', 'submit'), 'button');
  await expectAlert(
    texts(
      'Sem conexão com o servidor',
      'No connection to the server',
      'Sin conexión con el servidor',
      'Нет связи с сервером',
    ),
  );
  if (online !== undefined) vi.spyOn(globalThis, 'fetch').mockImplementation(online);

  await open('/forget', ['forgotPassword'], null);
  scene.failing = /Mutation$/;
  await fill({ email: at.user.email });
  await press(t('forgotPassword', 'submit'), 'button');
  await expectAlert(
    texts(
      'Algo deu errado. Verifique se o e-mail está correto ou tente de novo mais tarde.',
      'Something went wrong. Check if the email is correct or try again later.',
      'Algo salió mal. Compruebe que el correo sea correcto o inténtelo más tarde.',
      'Что-то пошло не так. Проверьте адрес или повторите позже.',
    ),
  );
});

test('sign-up with an address taken, or without an answer', async () => {
  await open('/sign-up', ['signUp'], null);
  const [password, confirmPassword] = ['segredo-123', 'segredo-123'];
  await fill({ name: 'Ana Souza', email: at.user.email, password, confirmPassword });
  scene.failing = /Mutation$/;
  await press(t('signUp', 'submit'), 'button[type=submit]');
  await expectToast('alert', unknown[scene.language]);
  scene.failing = null;
  await press(t('signUp', 'submit'), 'button[type=submit]');
  const taken = texts(
    'Este e-mail já está cadastrado',
    'This email is already registered',
    'Este correo electrónico ya está registrado',
    'Этот адрес электронной почты уже зарегистрирован',
  );
  expect(await screen.findByText(taken[scene.language])).toBeTruthy();
  expect(document.querySelector('input[name=email]')?.getAttribute('aria-invalid')).toBe('true');
});

test('links of mails, spent or without an answer', async () => {
  const token = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const heading = async (said: Texts) =>
    expect(await screen.findByRole('heading', { level: 1, name: said[scene.language] })).toBeTruthy();
  const spent = texts(
    'Link inválido ou expirado',
    'Invalid or expired link',
    'Enlace no válido o caducado',
    'Ссылка недействительна или устарела',
  );
  await open(`/activate?tkn=${token}`, ['activate', 'resetPassword'], null);
  scene.failing = /Mutation$/;
  await press(t('activate', 'confirm.action'), 'button');
  await heading(
    texts('Não foi possível ativar', 'Activation failed', 'No se pudo activar', 'Не удалось активировать'),
  );
  expect(screen.getByRole('alert').textContent).toBe(`${unknown[scene.language]}.`);
  scene.failing = null;
  await press(t('activate', 'error.action'), 'button');
  await heading(spent);

  await open(`/reset?tkn=${token}`, [], null);
  const [password, confirmPassword] = ['segredo-123', 'segredo-123'];
  await fill({ password, confirmPassword });
  scene.failing = /Mutation$/;
  await press(t('resetPassword', 'submit'), 'button');
  await heading(
    texts('Não foi possível salvar', 'Could not save', 'No se pudo guardar', 'Не удалось сохранить'),
  );
  scene.failing = null;
  await press(t('resetPassword', 'again'), 'button');
  await fill({ password, confirmPassword });
  await press(t('resetPassword', 'submit'), 'button');
  await heading(spent);
});

test('an invitation that is none, no e-mail to send to, and a session that ended', async () => {
  scene.user = await someone('Rita Melo');
  await open('/profile/invites?inviteId=00000000-0000-7000-8000-000000000000', []);
  const missing = texts(
    'O convite que você procura não existe ou já foi aceito.',
    'The invite you are looking for does not exist or has already been accepted.',
    'La invitación que busca no existe o ya fue aceptada.',
    'Приглашение не существует или уже принято.',
  );
  expect(await screen.findByText((shown) => shown.startsWith(missing[scene.language]))).toBeTruthy();

  scene.user = at.user;
  scene.rewrite = withoutEmail;
  await open('/settings', []);
  await press(t('common', 'activation.send'));
  await pressIn(t('common', 'activation.send'));
  await expectToast('alert', texts('Nenhum e-mail', 'No e-mail', 'Sin correo', 'Нет адреса')[scene.language]);

  const ended = { message: 'x', extensions: { code: 'UNAUTHENTICATED' } };
  scene.rewrite = () => ({ data: null, errors: [ended] });
  await open('/new_projects', []);
  const expired = texts(
    'Ops, sua sessão expirou...',
    'Oops, your session has expired...',
    'Vaya, su sesión ha caducado...',
    'Сеанс завершён...',
  );
  expect(await screen.findByRole('heading', { level: 1, name: expired[scene.language] })).toBeTruthy();
  expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
});

test('estimates: create, edit, delete', async () => {
  expect.hasAssertions();
  const nome = 'Estudo da torre';
  const counts = [
    'numeroDeTorres',
    'pavimentosSemFundacao',
    'pavimentosTotalDaTorre',
    'pavimentosDoEmbasamento',
    'numeroDeSubsolos',
    'pavimentosTipo',
    'areaConstruidaTotal',
  ];
  await open('/layers/new', ['estimate', 'dashboard']);
  await fill({ nome, tipoDeEstrutura: 'concrete_wall', volumeDeConcretoFck30: '100' });
  await fill(Object.fromEntries(counts.map((name) => [name, '10'])));
  await failsThenSucceeds(
    () => press(t('common', 'save')),
    texts(
      'Erro ao criar estimativa',
      'Error creating estimate',
      'Error al crear la estimación',
      'Не удалось создать оценку',
    ),
    texts('Estimativa criada com sucesso!', 'Estimate created!', '¡Estimación creada!', 'Оценка создана!'),
  );
  const menu = t('estimate', 'actions', { name: nome });
  await failsToDelete(
    menu,
    texts('Estimativa excluída', 'Estimate deleted', 'Estimación eliminada', 'Оценка удалена'),
    texts(
      'Erro ao excluir estimativa',
      'Error deleting estimate',
      'Error al eliminar la estimación',
      'Не удалось удалить оценку',
    ),
  );
  await choose(menu, t('common', 'edit'));
  await fill({ nome });
  await failsThenSucceeds(
    () => press(t('common', 'save')),
    texts(
      'Erro ao editar estimativa',
      'Error editing estimate',
      'Error al editar la estimación',
      'Не удалось изменить оценку',
    ),
    texts(
      'Estimativa atualizada com sucesso!',
      'Estimate updated!',
      '¡Estimación actualizada!',
      'Оценка сохранена!',
    ),
  );
});

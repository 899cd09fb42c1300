import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { languages } from '#domain/messages.ts';
import type { TestModule, TestProject, TestUnit, TestUser } from '../support/world.ts';
import {
  choose,
  expectAlert,
  expectToast,
  fails,
  failsThenSucceeds,
  failsToDelete,
  fill,
  noDialog,
  open,
  press,
  pressIn,
  scene,
  sendDeletions,
  succeeds,
  t,
  texts,
  unknown,
  type Answer,
  type Texts,
} from './support/catalogueSteps.ts';
import { someone } from './support/renderScreen.tsx';

let user: TestUser;
let project: TestProject;
let unit: TestUnit;
let module: TestModule;

const withoutEmail = (answer: Answer): Answer => {
  const viewer = answer.data?.viewer as { user?: object } | undefined;
  if (viewer?.user === undefined) return answer;
  return { ...answer, data: { ...answer.data, viewer: { ...viewer, user: { ...viewer.user, email: '' } } } };
};

describe.each(languages)('%s', { timeout: 60_000 }, (each) => {
  beforeAll(async () => {
    scene.language = each;
    user = await someone('Ana Souza', { activated: false });
    scene.user = user;
    project = await user.project({ name: 'Casa' });
    unit = await project.unit({ name: 'Norte' });
    const option = await unit.option({ name: 'Base', active: true });
    module = await option.module({ name: 'Tipo' });
  });

  test('projects: create, edit, duplicate, delete, ZIP code, file', async () => {
    await open('/new_projects', ['projectForm', 'projectCards', 'projectList']);
    const menu = t('projectForm', 'actions', { name: 'Casa' });
    await failsToDelete(
      menu,
      texts('Projeto excluído', 'Project deleted', 'Proyecto eliminado', 'Проект удалён'),
      texts(
        'Erro ao excluir projeto',
        'Error deleting project',
        'Error al eliminar el proyecto',
        'Ошибка удаления проекта',
      ),
    );
    const createError = texts(
      'Erro ao criar projeto',
      'Error creating project',
      'Error al crear el proyecto',
      'Ошибка создания проекта',
    );
    await failsThenSucceeds(
      () => choose(menu, t('common', 'duplicate')),
      createError,
      texts(
        'Projeto duplicado com sucesso!',
        'Project duplicated successfully!',
        '¡Proyecto duplicado con éxito!',
        'Копия проекта создана!',
      ),
    );
    await choose(menu, t('common', 'edit'));
    await failsThenSucceeds(
      () => pressIn(t('common', 'save')),
      texts(
        'Erro ao editar projeto',
        'Error editing project',
        'Error al editar el proyecto',
        'Ошибка изменения проекта',
      ),
      texts(
        'Projeto atualizado com sucesso!',
        'Project updated successfully!',
        '¡Proyecto actualizado con éxito!',
        'Проект изменён!',
      ),
    );
    await noDialog();

    await press(t('projectForm', 'new.title'));
    scene.failing = /useCepFillQuery|useImageUploadMutation/;
    await fill({ cep: '01310-100' }, '[role=dialog]');
    const cep = texts(
      'Erro ao buscar o CEP. Verifique o CEP',
      'Error fetching the ZIP code. Please verify the ZIP code',
      'Error al buscar el código postal. Verifique el código postal',
      'Ошибка поиска индекса. Проверьте почтовый индекс',
    );
    expect((await screen.findByText(cep[scene.language])).getAttribute('role')).toBe('status');
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    const input = document.querySelector('[role=dialog] input[type=file]');
    fireEvent.change(input ?? document.body, { target: { files: [picture] } });
    await fails(
      texts(
        'Erro ao enviar o arquivo',
        'Error uploading the file',
        'Error al enviar el archivo',
        'Ошибка загрузки файла',
      ),
    );
    await press(t('projectForm', 'image.remove'));
    await fill(
      { name: `Nova ${scene.language}`, phase: 'basic_project', state: 'SP', city: 'Santos' },
      '[role=dialog]',
    );
    await failsThenSucceeds(
      () => pressIn(t('common', 'create')),
      createError,
      texts(
        'Projeto criado com sucesso!',
        'Project created successfully!',
        '¡Proyecto creado con éxito!',
        'Проект создан!',
      ),
    );
  });

  test('units: create, edit, duplicate, delete', async () => {
    expect.hasAssertions();
    await open(`/new_projects/${project.id}`, ['project', 'unitForm']);
    const menu = t('project', 'units.actions', { name: 'Norte' });
    await failsToDelete(
      menu,
      texts('Torre excluída', 'Unit deleted', 'Torre eliminada', 'Башня удалена'),
      texts(
        'Erro ao excluir torre',
        'Error deleting unit',
        'Error al eliminar la torre',
        'Ошибка удаления башни',
      ),
    );
    const createError = texts(
      'Erro ao criar torre',
      'Error creating unit',
      'Error al crear la torre',
      'Ошибка создания башни',
    );
    await failsThenSucceeds(
      () => choose(menu, t('common', 'duplicate')),
      createError,
      texts(
        'Torre duplicada com sucesso!',
        'Unit duplicated successfully!',
        '¡Torre duplicada con éxito!',
        'Копия башни создана!',
      ),
    );
    await press(t('project', 'units.add'));
    const group = { name: 'Tipo', area: '450', height: '3', repetition: '2' };
    await fill({ name: `Sul ${scene.language}` });
    await fill(
      Object.fromEntries(Object.entries(group).map(([name, value]) => [`floor_groups.0.${name}`, value])),
    );
    await failsThenSucceeds(
      () => press(t('common', 'create')),
      createError,
      texts(
        'Torre criada com sucesso!',
        'Unit created successfully!',
        '¡Torre creada con éxito!',
        'Башня создана!',
      ),
    );
    await failsThenSucceeds(
      () => press(t('common', 'save')),
      texts(
        'Erro ao editar torre',
        'Error updating unit',
        'Error al editar la torre',
        'Ошибка изменения башни',
      ),
      texts(
        'Torre atualizada com sucesso!',
        'Unit updated successfully!',
        '¡Torre actualizada con éxito!',
        'Башня изменена!',
      ),
    );
  });

  test('simulations: create, rename, duplicate, delete', async () => {
    expect.hasAssertions();
    await open(`/new_projects/${project.id}/unit/${unit.id}`, ['unit']);
    const menu = t('unit', 'options.actions', { name: 'Base' });
    await failsToDelete(
      menu,
      texts('Simulação excluída', 'Simulation deleted', 'Simulación eliminada', 'Вариант удалён'),
      texts(
        'Erro ao excluir simulação',
        'Error deleting simulation',
        'Error al eliminar la simulación',
        'Ошибка удаления варианта',
      ),
    );
    const createError = texts(
      'Erro ao criar simulação',
      'Error creating simulation',
      'Error al crear la simulación',
      'Ошибка создания варианта',
    );
    await failsThenSucceeds(
      () => choose(menu, t('common', 'duplicate')),
      createError,
      texts(
        'Simulação duplicada com sucesso!',
        'Simulation duplicated successfully!',
        '¡Simulación duplicada con éxito!',
        'Копия варианта создана!',
      ),
    );
    const rename = async () => {
      await choose(menu, t('unit', 'options.rename'));
      await fill({ name: 'Principal' }, '[role=dialog]');
      await pressIn(t('common', 'save'));
    };
    await failsThenSucceeds(
      rename,
      texts(
        'Erro ao alterar simulação',
        'Error updating simulation',
        'Error al modificar la simulación',
        'Ошибка изменения варианта',
      ),
      texts(
        'Simulação atualizada com sucesso!',
        'Simulation updated successfully!',
        '¡Simulación actualizada con éxito!',
        'Вариант изменён!',
      ),
    );
    await noDialog();
    await press(t('unit', 'options.add'));
    await fill({ name: `Outra ${scene.language}` }, '[role=dialog]');
    await failsThenSucceeds(
      () => pressIn(t('common', 'create')),
      createError,
      texts(
        'Simulação criada com sucesso!',
        'Simulation created successfully!',
        '¡Simulación creada con éxito!',
        'Вариант создан!',
      ),
    );
  });

  test('modules: create, edit, delete', async () => {
    await open(`/projects/${project.id}/${unit.id}`, ['towerTables', 'moduleEditor']);
    const menu = t('towerTables', 'module.actions', { name: 'Tipo' });
    await failsToDelete(
      menu,
      texts('Módulo excluído', 'Module deleted', 'Módulo eliminado', 'Модуль удалён'),
      texts(
        'Erro ao excluir o módulo',
        'Error deleting module',
        'Error al eliminar el módulo',
        'Ошибка при удалении модуля',
      ),
    );
    const createError = texts(
      'Erro ao criar o módulo',
      'Error creating module',
      'Error al crear el módulo',
      'Ошибка при создании модуля',
    );
    const created = texts(
      'Módulo criado com sucesso!',
      'Module created successfully!',
      '¡Módulo creado con éxito!',
      'Модуль создан!',
    );
    await failsThenSucceeds(
      () => choose(menu, t('common', 'duplicate')),
      createError,
      texts(
        'Módulo duplicado com sucesso!',
        'Module duplicated successfully!',
        '¡Módulo duplicado con éxito!',
        'Копия модуля создана!',
      ),
    );
    await choose(menu, t('common', 'edit'));
    await fill({ name: 'Tipo' }, '[role=dialog]');
    await failsThenSucceeds(
      () => pressIn(t('common', 'save')),
      texts(
        'Erro ao atualizar o módulo',
        'Error updating module',
        'Error al actualizar el módulo',
        'Ошибка при обновлении модуля',
      ),
      texts(
        'Módulo atualizado com sucesso!',
        'Module updated successfully!',
        '¡Módulo actualizado con éxito!',
        'Модуль обновлён!',
      ),
    );
    await noDialog();
    const [add] = await screen.findAllByText(t('towerTables', 'module.add'), { selector: 'button' });
    fireEvent.click(add ?? document.body);
    await fill({ name: `Outro ${scene.language}` }, '[role=dialog]');
    await pressIn(t('moduleEditor', 'floors.all'));
    fireEvent.click(document.querySelector('[role=dialog] input[value=beam_column]') ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(3));
    const strengths = { [t('moduleEditor', 'column.fck')]: '30', [t('moduleEditor', 'column.ca')]: '50' };
    for (const cell of document.querySelectorAll<HTMLInputElement>('[role=dialog] input[inputmode]')) {
      const column = (cell.getAttribute('aria-label') ?? '').split(',')[0] ?? '';
      fireEvent.change(cell, { target: { value: strengths[column] ?? '10' } });
    }
    await failsThenSucceeds(() => pressIn(t('common', 'save')), createError, created);
  });

  test('versions: create, edit, delete', async () => {
    expect.hasAssertions();
    const path = `/projects/${project.id}/${unit.id}/${module.id}`;
    await open(`${path}/simulation/new?type=beam_column`, ['versions', 'newVersion']);
    const name = `Versão ${scene.language}`;
    await fill({ name });
    await failsThenSucceeds(
      () => press(t('common', 'create')),
      texts(
        'Erro ao criar a versão',
        'Error creating version',
        'Error al crear la versión',
        'Ошибка при создании версии',
      ),
      texts(
        'Versão criada com sucesso!',
        'Version created successfully!',
        '¡Versión creada con éxito!',
        'Версия создана!',
      ),
    );
    const menu = t('versions', 'actions', { name });
    await failsToDelete(
      menu,
      texts('Versão excluída', 'Version deleted', 'Versión eliminada', 'Версия удалена'),
      texts(
        'Erro ao excluir a versão',
        'Error deleting version',
        'Error al eliminar la versión',
        'Ошибка при удалении версии',
      ),
    );
    await choose(menu, t('versions', 'rename'));
    await failsThenSucceeds(
      () => pressIn(t('common', 'save')),
      texts(
        'Erro ao atualizar a versão',
        'Error updating version',
        'Error al actualizar la versión',
        'Ошибка при обновлении версии',
      ),
      texts(
        'Versão atualizada com sucesso!',
        'Version updated successfully!',
        '¡Versión actualizada con éxito!',
        'Версия обновлена!',
      ),
    );
  });

  test('invitations: invite, take back', async () => {
    expect.hasAssertions();
    await open(`/new_projects/${project.id}?tab=people`, ['project', 'invites']);
    const email = `bia.${scene.language.toLowerCase()}@example.com`;
    await press(t('project', 'invite.action'));
    await fill({ email }, '[role=dialog]');
    fireEvent.click(document.querySelector('[role=dialog] input[type=radio]') ?? document.body);
    await failsThenSucceeds(
      () => pressIn(t('project', 'invite.submit')),
      texts(
        'Erro ao convidar usuário',
        'Error inviting user',
        'Error al invitar al usuario',
        'Ошибка приглашения пользователя',
      ),
      texts(
        'Usuário convidado com sucesso!',
        'User invited successfully!',
        '¡Usuario invitado con éxito!',
        'Пользователь приглашён!',
      ),
    );
    await noDialog();
    scene.failing = /Mutation$/;
    fireEvent.click(await screen.findByLabelText(t('project', 'revoke.of', { email })));
    await pressIn(t('project', 'revoke.action'));
    await succeeds(
      texts('Convite cancelado', 'Invitation revoked', 'Invitación cancelada', 'Приглашение отозвано'),
    );
    await sendDeletions();
    await fails(
      texts(
        'Erro ao cancelar o convite',
        'Error revoking the invitation',
        'Error al cancelar la invitación',
        'Ошибка отзыва приглашения',
      ),
    );
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
      `E-mail de ativação enviado para ${user.email}. O link vale por 3 dias.`,
      `Activation email sent to ${user.email}. The link is valid for 3 days.`,
      `Correo de activación enviado a ${user.email}. El enlace es válido por 3 días.`,
      `Письмо активации отправлено на ${user.email}. Ссылка действует 3 дня.`,
    );
    expect((await screen.findByText(sent[scene.language])).getAttribute('role')).toBe('status');
  });

  test('what could not be fetched, whole or in part', async () => {
    const shows = async (path: string, said: Texts, break_: () => void) => {
      scene.failing = null;
      scene.rewrite = null;
      break_();
      await open(path, []);
      const title = await screen.findByText(said[scene.language], { selector: '[role=alert] *' });
      expect(title.closest('[role=alert]')?.textContent).toContain(unknown[scene.language]);
    };
    const whole = (operation: RegExp) => () => {
      scene.failing = operation;
    };
    /** Lets one nullable field fail, as the gateway reports it. */
    const part = (root: string, field: string) => () => {
      scene.rewrite = ({ data, ...rest }) => {
        const parent = data?.[root] as Record<string, unknown> | undefined;
        if (parent === undefined || !(field in parent)) return { data, ...rest };
        const errors = [{ message: 'x', path: [root, field], extensions: { code: 'SOMETHING_NEW' } }];
        return { ...rest, data: { ...data, [root]: { ...parent, [field]: null } }, errors };
      };
    };
    const projects = texts(
      'Erro ao buscar os projetos',
      'Error fetching projects',
      'Error al buscar los proyectos',
      'Ошибка загрузки проектов',
    );
    await shows('/new_projects', projects, part('viewer', 'projects'));
    await shows('/projects', projects, part('viewer', 'projects'));
    const oneProject = texts(
      'Erro ao buscar o projeto',
      'Error fetching project',
      'Error al buscar el proyecto',
      'Ошибка загрузки проекта',
    );
    await shows(`/new_projects/${project.id}`, oneProject, whole(/^ProjectPageQuery$/));
    await shows(`/new_projects/${project.id}?tab=details`, oneProject, part('project', 'description'));
    const oneUnit = texts(
      'Erro ao buscar a torre',
      'Error fetching unit',
      'Error al buscar la torre',
      'Ошибка загрузки башни',
    );
    const tower = `/new_projects/${project.id}/unit/${unit.id}`;
    await shows(tower, oneUnit, whole(/^UnitPageQuery$/));
    const simulations = texts(
      'Erro ao buscar as simulações',
      'Error fetching simulations',
      'Error al buscar las simulaciones',
      'Ошибка загрузки вариантов',
    );
    await shows(tower, simulations, part('unit', 'options'));
    const oneModule = texts(
      'Erro ao buscar o módulo',
      'Error fetching module',
      'Error al buscar el módulo',
      'Ошибка загрузки модуля',
    );
    const versions = `/projects/${project.id}/${unit.id}/${module.id}?type=beam_column`;
    await shows(versions, oneModule, whole(/^VersionsPageQuery$/));
  });

  test('faults of the address', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    const shows = async (path: string, said: Texts) => {
      await open(path, []);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(said[scene.language]);
    };
    await shows(
      '/projects/%20',
      texts(
        'O ID do projeto é obrigatório',
        'Project ID is required',
        'El ID del proyecto es obligatorio',
        'Нужен ID проекта',
      ),
    );
    await shows(
      `/new_projects/${nobody}`,
      texts('Projeto não encontrado', 'Project not found', 'Proyecto no encontrado', 'Проект не найден'),
    );
    await shows(
      `/projects/${project.id}/%20`,
      texts(
        'Os IDs do projeto e da unidade são obrigatórios',
        'Project ID and Unit ID are required',
        'Los ID del proyecto y de la unidad son obligatorios',
        'Нужны ID проекта и башни',
      ),
    );
    await shows(
      `/projects/${project.id}/${unit.id}/${module.id}`,
      texts(
        'O ID do módulo e o tipo são obrigatórios',
        'Module ID and type are required',
        'El ID del módulo y el tipo son obligatorios',
        'Нужны ID модуля и тип',
      ),
    );
    await shows(
      '/nowhere',
      texts('Página não encontrada', 'Not Found', 'Página no encontrada', 'Страница не найдена'),
    );
  });

  test('log-in, forgotten password and network', async () => {
    expect.hasAssertions();
    await open('/login', ['login'], null);
    await fill({ email: user.email, password: 'senha-errada' });
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
    await fill({ email: user.email });
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
    const [password, confirm_password] = ['segredo-123', 'segredo-123'];
    await fill({ name: 'Ana Souza', email: user.email, password, confirm_password });
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
    const [password, confirm_password] = ['segredo-123', 'segredo-123'];
    await fill({ password, confirm_password });
    scene.failing = /Mutation$/;
    await press(t('resetPassword', 'submit'), 'button');
    await heading(
      texts('Não foi possível salvar', 'Could not save', 'No se pudo guardar', 'Не удалось сохранить'),
    );
    scene.failing = null;
    await press(t('resetPassword', 'again'), 'button');
    await fill({ password, confirm_password });
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

    scene.user = user;
    scene.rewrite = withoutEmail;
    await open('/settings', []);
    await press(t('common', 'activation.send'));
    await pressIn(t('common', 'activation.send'));
    await expectToast(
      'alert',
      texts('Nenhum e-mail', 'No e-mail', 'Sin correo', 'Нет адреса')[scene.language],
    );

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
});

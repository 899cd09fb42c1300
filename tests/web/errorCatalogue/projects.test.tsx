import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../support/catalogueWorld.ts';
import {
  choose,
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
} from '../support/catalogueSteps.ts';

const at = catalogue();

test('projects: create, edit, duplicate, delete, ZIP code, file', async () => {
  await open('/new_projects', ['projectForm', 'projects', 'projectList']);
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
  await fill({ postalCode: '01310-100' }, '[role=dialog]');
  const cep = texts(
    'A busca de CEP não está disponível agora. Digite o endereço.',
    'ZIP code look-up is not available now. Type the address.',
    'La búsqueda de código postal no está disponible ahora. Escriba la dirección.',
    'Поиск по индексу сейчас недоступен. Введите адрес вручную.',
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

test('invitations: invite, take back', async () => {
  expect.hasAssertions();
  await open(`/new_projects/${at.project.id}?tab=people`, ['project', 'invites']);
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

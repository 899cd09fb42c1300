import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../support/catalogueWorld.ts';
import {
  choose,
  failsThenSucceeds,
  failsToDelete,
  fill,
  noDialog,
  open,
  press,
  pressIn,
  scene,
  t,
  texts,
} from '../support/catalogueSteps.ts';

const at = catalogue();

test('units: create, edit, duplicate, delete', async () => {
  expect.hasAssertions();
  await open(`/new_projects/${at.project.id}`, ['project', 'unit', 'unitForm']);
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
    Object.fromEntries(Object.entries(group).map(([name, value]) => [`floorGroups.0.${name}`, value])),
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
  await press(t('unit', 'floors.edit'));
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
  await open(`/new_projects/${at.project.id}/unit/${at.unit.id}`, ['unit']);
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
  await open(`/projects/${at.project.id}/${at.unit.id}`, ['towerTables', 'moduleEditor']);
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
  const path = `/projects/${at.project.id}/${at.unit.id}/${at.module.id}`;
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

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../support/catalogueWorld.ts';
import { open, press, scene, t, texts, unknown, type Texts } from '../support/catalogueSteps.ts';

const at = catalogue();

test('what could not be fetched, whole or in part', async () => {
  const shows = async (path: string, said: Texts, break_: () => void) => {
    scene.failing = null;
    scene.rewrite = null;
    break_();
    await open(path, []);
    const title = await screen.findByText(said[scene.language], { selector: '[role=alert] *' });
    expect(title.closest('[role=alert]')?.textContent).toContain(unknown[scene.language]);
  };
  const operationFails = (operation: RegExp) => () => {
    scene.failing = operation;
  };
  /** Lets one nullable field fail, as the gateway reports it. */
  const fieldFails = (root: string, field: string) => () => {
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
  await shows('/new_projects', projects, fieldFails('viewer', 'projects'));
  await shows('/projects', projects, fieldFails('viewer', 'projects'));
  const oneProject = texts(
    'Erro ao buscar o projeto',
    'Error fetching project',
    'Error al buscar el proyecto',
    'Ошибка загрузки проекта',
  );
  await shows(`/new_projects/${at.project.id}`, oneProject, operationFails(/^ProjectPageQuery$/));
  await shows(`/new_projects/${at.project.id}?tab=details`, oneProject, fieldFails('project', 'description'));
  const oneUnit = texts(
    'Erro ao buscar a torre',
    'Error fetching unit',
    'Error al buscar la torre',
    'Ошибка загрузки башни',
  );
  const tower = `/new_projects/${at.project.id}/unit/${at.unit.id}`;
  await shows(tower, oneUnit, operationFails(/^TowerPageQuery$/));
  const simulations = texts(
    'Erro ao buscar as simulações',
    'Error fetching simulations',
    'Error al buscar las simulaciones',
    'Ошибка загрузки вариантов',
  );
  await shows(tower, simulations, fieldFails('unit', 'options'));
  scene.rewrite = null;
  await press(t('common', 'retry'));
  await waitFor(() => expect(screen.queryByText(simulations[scene.language])).toBeNull());
  const oneModule = texts(
    'Erro ao buscar o módulo',
    'Error fetching module',
    'Error al buscar el módulo',
    'Ошибка загрузки модуля',
  );
  const versions = `/projects/${at.project.id}/${at.unit.id}/${at.module.id}?type=beam_column`;
  await shows(versions, oneModule, operationFails(/^VersionsPageQuery$/));
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
    `/projects/${at.project.id}/%20`,
    texts(
      'Os IDs do projeto e da unidade são obrigatórios',
      'Project ID and Unit ID are required',
      'Los ID del proyecto y de la unidad son obligatorios',
      'Нужны ID проекта и башни',
    ),
  );
  await shows(
    `/projects/${at.project.id}/${at.unit.id}/${at.module.id}`,
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

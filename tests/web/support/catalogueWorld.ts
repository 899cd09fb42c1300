import { beforeAll, beforeEach, vi } from 'vitest';
import { languages } from '#domain/texts/messages.ts';
import type { TestModule, TestProject, TestUnit, TestUser } from '../../support/world.ts';
import { answerAsTheSceneSays, scene } from './catalogueSteps.ts';
import { someone } from './renderScreen.tsx';

/**
 * A file of the catalogue of errors: one project down to a module, of somebody who has not confirmed the address. Its
 * tests take the languages in turn; what they expect is one entry of the locale files (`texts`), so each holds for all.
 */
export function catalogue() {
  vi.setConfig({ testTimeout: 60_000 });
  answerAsTheSceneSays();
  const at = {} as { user: TestUser; project: TestProject; unit: TestUnit; module: TestModule };
  beforeAll(async () => {
    at.user = await someone('Ana Souza', { activated: false });
    scene.user = at.user;
    at.project = await at.user.project({ name: 'Casa' });
    at.unit = await at.project.unit({ name: 'Norte' });
    const option = await at.unit.option({ name: 'Base', active: true });
    at.module = await option.module({ name: 'Tipo' });
  });
  beforeEach(({ task }) => {
    scene.language = languages[task.file.tasks.indexOf(task) % languages.length] ?? 'pt-BR';
  });
  return at;
}

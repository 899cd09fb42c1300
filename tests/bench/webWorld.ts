import type { BrowserContext } from '@playwright/test';
import type { ProductServer } from '../e2e/support/productServer.ts';
import { Seed } from '../e2e/support/seed.ts';

type Session = { user: object; token: string; expiry: string };
type World = { session: Session; project: string; tower: string };
/** `content` is a selector of what the screen is opened for. */
type BenchScreen = { name: string; path: string; content: string; guest?: boolean };

/** A person with sixty projects, one of them with a tower of the worked case. */
export async function makeWorld(server: ProductServer): Promise<World> {
  const session = await server.account('Ana Bench', 'ana.bench@example.com');
  const seed = new Seed(server, session.token);
  const { project, unit, floors, path } = await seed.tower('Projeto medido');
  const option = await seed.option(project, unit, 'Paredes');
  await seed.module({ project, unit, option, floors }, 'Outra estrutura');
  for (let each = 1; each < 60; each++) await seed.project(`Projeto ${each}`);
  return { session, project, tower: path };
}

/** The screens that are measured, in the order a person meets them. */
export function screensOf({ project, tower }: World): BenchScreen[] {
  return [
    { name: 'landing', path: '/', content: 'h1', guest: true },
    { name: 'login', path: '/login', content: 'input[type=password]', guest: true },
    { name: 'sign-up', path: '/sign-up', content: 'input[type=password]', guest: true },
    { name: 'projects', path: '/new_projects', content: 'article, li h2, main h2' },
    { name: 'dashboard', path: '/dashboard', content: 'main table, main h2' },
    { name: 'project', path: `/new_projects/${project}`, content: 'main h2' },
    { name: 'tower', path: tower, content: 'main h2' },
    { name: 'comparison', path: `${tower}/constructive-technologies`, content: 'main table' },
    { name: 'tables', path: '/projects', content: 'main table tbody td' },
    { name: 'profile', path: '/profile', content: 'main form input' },
  ];
}

/** Lets every page of the context open in the session. */
export async function logInAs(context: BrowserContext, { user, token, expiry }: Session): Promise<void> {
  await context.addInitScript(
    ([stored, kept]) => {
      localStorage.setItem('tanstack.auth.user', stored ?? '');
      localStorage.setItem('tanstack.auth.token', kept ?? '');
    },
    [JSON.stringify({ ...user, token }), JSON.stringify({ token, expiry })],
  );
}

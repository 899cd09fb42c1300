import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { pageSize } from '#domain/limits.ts';
import type { TestUser } from '../../support/world.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

let nobody: TestUser;
beforeAll(async () => {
  // Nobody to the real service, whose notifications would put its own lists in the place of the answers.
  nobody = Object.assign(await someone(), { token: 'of-nobody' });
});

type Answer = Record<string, unknown>;

/** Each list of an answer has its first two rows, or the third when it is asked for what comes after them. */
function inPages(value: unknown, isNext: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => inPages(each, isNext));
  if (typeof value !== 'object' || value === null) return value;
  const { edges, pageInfo, ...rest } = value as { edges?: unknown[]; pageInfo?: object };
  const all = Object.entries(rest).map(([key, each]) => [key, inPages(each, isNext)] as const);
  if (edges === undefined) return { ...Object.fromEntries(all), ...(pageInfo && { pageInfo }) };
  // A short list within a row of the next page has its first.
  const page = isNext && edges.length > 2 ? edges.slice(2) : edges.slice(0, 2);
  const has = { hasNextPage: !isNext && edges.length > 2, endCursor: 'second' };
  return { ...Object.fromEntries(all), edges: inPages(page, isNext), pageInfo: { ...pageInfo, ...has } };
}

/** Lists of three rows, by pages of two; the first simulation is open. */
function answerInPages(node: string, fixed: Answer = {}) {
  answerDistinctly({ 'Option.isReference': true, ...fixed }, node, { rows: 3 });
  const fetch = vi.mocked(globalThis.fetch);
  const answer = fetch.getMockImplementation()!;
  fetch.mockImplementation(async (input, init) => {
    const response = await answer(input, init);
    if (input !== '/graphql') return response;
    const { variables } = JSON.parse(init?.body as string) as { variables: Answer };
    const isNext = typeof (variables['after'] ?? variables['cursor']) === 'string';
    return Response.json(inPages(await response.json(), isNext));
  });
}

/** Pages of two rows: an address may say any number of pages of fifty. */
const pages = ['', '.options', '.invitations', '.projects', '.units', '.members', '.decisions']
  .map((name) => `page${name}=0.04`)
  .join('&');

async function showInPages(path: string, node: string, fixed?: Answer) {
  answerInPages(node, fixed);
  return renderScreen(`${path}${path.includes('?') ? '&' : '?'}${pages}`, nobody);
}

const more = () => screen.queryAllByText('Carregar mais');

/** How many rows there are of each, by a text that each has. */
const rowsOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const [type, field] = text.split('.');
    const shown = document.querySelector('main')?.textContent ?? '';
    return new Set(shown.match(new RegExp(String.raw`${type}(#\d)?\.${field}`, 'g'))).size;
  });

/** Presses "load more" wherever that is. */
async function loadAll(person: UserEvent) {
  for (const button of more()) await person.click(button);
  await waitFor(() => expect(more()).toEqual([]));
}

test.each([
  ['/new_projects/1/unit/1', 'Unit', 'Option.name', 'Module.name'],
  ['/projects/1/1/1?type=beam_column', 'Module', 'Version.name'],
  ['/new_projects/1?tab=people', 'Project', 'Invitation.email'],
  ['/new_projects/1?tab=activity', 'Project', 'Activity.subjectName'],
])('more of a list of %s is shown when asked for', async (path, node, ...texts) => {
  const { person } = await showInPages(path, node);
  await waitFor(() => expect(rowsOf(texts)).toEqual(texts.map(() => 2)));
  await loadAll(person);
  expect(rowsOf(texts)).toEqual(texts.map(() => 3));
});

test('a page of projects that fails is told on the dashboard, and asked for again on demand alone', async () => {
  answerInPages('Project');
  const fetch = vi.mocked(globalThis.fetch);
  const answer = fetch.getMockImplementation()!;
  const failed = { data: { viewer: null }, errors: [{ message: 'x', extensions: { code: 'UNKNOWN' } }] };
  const asked: boolean[] = [];
  let isBroken = true;
  fetch.mockImplementation(async (input, init) => {
    if (!(init?.body as string | undefined)?.includes('PortfolioPaginationQuery')) return answer(input, init);
    asked.push(isBroken);
    return isBroken ? Response.json(failed) : answer(input, init);
  });
  const { person } = await renderScreen('/dashboard', nobody);
  const sums = within(await screen.findByRole('region', { name: 'Meus projetos' }));
  const alert = within(await sums.findByRole('alert'));
  expect(alert.getByText('Erro ao buscar os totais')).toBeTruthy();
  expect(sums.getByText(/^Somando: 2 de/)).toBeTruthy();
  await new Promise((done) => setTimeout(done, 500));
  expect(asked).toEqual([true]);
  isBroken = false;
  await person.click(alert.getByRole('button', { name: 'Tentar de novo' }));
  expect(await sums.findByText(/^Somando: 3 de/)).toBeTruthy();
  expect(sums.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([true, false]);
});

test('prices that only the last tower needs have their rows', async () => {
  await showInPages('/new_projects/1?tab=prices', 'Project', { 'PriceSet.month': '2026-09' });
  const label = (at: string) => `Option${at}.quantitiesWithFoundation.costLines.label`;
  expect(await screen.findByRole('row', { name: new RegExp(`^${label('#3')}`) })).toBeTruthy();
  for (const at of ['', '#2'])
    expect(screen.getByRole('row', { name: new RegExp(`^${label(at)}`) })).toBeTruthy();
});

test('the file of the towers holds them all, and the table then shows them', async () => {
  const { person } = await showInPages('/projects/1', 'Project');
  const towers = within(await screen.findByRole('region', { name: 'Torres' }));
  await waitFor(() => expect(towers.getAllByRole('row')).toHaveLength(3));
  const files = watchDownloads();
  await person.click(towers.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(
    ['', '#2', '#3'].map((at) => `"Unit${at}.name"`),
  );
  expect(towers.getAllByRole('row')).toHaveLength(4);
});

test('all towers have their place among the known ones', async () => {
  const ids = { 'Unit#2.databaseId': '2', 'Unit#3.databaseId': '3' };
  await showInPages('/projects/1?of=units', 'Project', ids);
  expect(await screen.findAllByText(/Unit#3\.name/)).toBeTruthy();
});

test('more modules in the tables of a tower open in the drawer', async () => {
  const { person } = await showInPages('/projects/1/1', 'Unit');
  const texts = ['Option.name', 'Module.name'];
  await waitFor(() => expect(rowsOf(texts)).toEqual([2, 2]));
  await loadAll(person);
  expect(rowsOf(texts)).toEqual([3, 3]);
  await person.click(screen.getByLabelText('Ações de Module#3.name'));
  await person.click(await screen.findByText('Editar'));
  expect(await screen.findByDisplayValue('Module#3.name')).toBeTruthy();
});

test('the projects to choose a token for are all there', async () => {
  const { person } = await showInPages('/profile', 'Project');
  await person.click(await screen.findByText('Novo token'));
  await person.click(await screen.findByLabelText('Projeto'));
  expect(await screen.findByRole('option', { name: 'Project#3.name' })).toBeTruthy();
});

test.each([
  ['/unit/edit', /^Projeto/, 'Project#3.name'],
  ['/unit/edit?projectId=1', /^Torre/, 'Unit#3.name'],
])('more to choose from at %s is there when asked for', async (path, name, last) => {
  const { person } = await showInPages(path, 'Unit');
  const choices = async () => {
    await person.click(await screen.findByRole('combobox', { name }));
    return within(await screen.findByRole('listbox'));
  };
  await waitFor(() => expect(more()).not.toEqual([]));
  expect((await choices()).queryByRole('option', { name: last })).toBeNull();
  await person.keyboard('{Escape}');
  await loadAll(person);
  expect((await choices()).getByRole('option', { name: last })).toBeTruthy();
});

test('the fifty-first project of the real service, and only its card is drawn', async () => {
  const user = await someone();
  const names = Array.from({ length: pageSize + 1 }, (_, at) => `Projeto ${at}`);
  await Promise.all(names.map((name) => user.project({ name })));
  const { person } = await renderScreen('/new_projects', user);
  const rows = () => screen.queryAllByText(/^Projeto \d+$/).length;
  await waitFor(() => expect(rows()).toBe(pageSize));
  // Each card says once when it was changed, every time it is drawn.
  const drawn = vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format');
  await loadAll(person);
  expect(rows()).toBe(pageSize + 1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

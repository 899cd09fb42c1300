import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { startI18n } from '../../../web/i18n/i18n.ts';
import { resetEnvironment } from '../../../web/relay/environment.ts';
import { onDataInvalidated } from '../../../web/relay/dataInvalidation.ts';
import { appRoutes } from '../../../web/routes.tsx';
import { type Offer, type Offered, offeredNow, setOffered } from '../../../web/session/offered.ts';
import { setSession } from '../../../web/session/session.ts';
import { sendDeletions } from './catalogueSteps.ts';
import { type Answers, answerDistinctly } from './distinctAnswers.ts';
import { nameOf as nameIn } from './readScreen.ts';
import { renderScreen, someone } from './renderScreen.tsx';

type Fixed = Readonly<Record<string, unknown>>;

/**
 * A screen, answered out of the schema: `node` is what `node(id:)` finds there, `fixed` gives values by their place,
 * `lacking` is what its service does not offer.
 */
export type Place = {
  path: string;
  node?: string;
  fixed?: Fixed;
  lacking?: keyof Offered | readonly (keyof Offered)[];
  isGuest?: boolean;
};

const pressable = ':is(button, a[href], [role=combobox], input:not([type=file], [aria-hidden=true]))';

/** Figures are others on every showing. */
const nameOf = (element: Element) => nameIn(element).replaceAll(/\d[\d.,]*/g, '#');

/** Names of the menus to choose from. */
export const choices = () => [...document.querySelectorAll('main [role=combobox]')].map(nameOf);

const pressed = () =>
  [...document.querySelectorAll<HTMLButtonElement>(`main ${pressable}`)].filter(
    (control) => !control.disabled && control.getAttribute('aria-disabled') !== 'true',
  );

const menu = () => document.querySelector('[role=menu]');
const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];

async function inMenu<Result>(button: HTMLElement, look: () => Result): Promise<Result> {
  fireEvent.click(button);
  await waitFor(() => expect(items().length).toBeGreaterThan(0));
  const seen = look();
  if (menu()) fireEvent.keyDown(menu()!, { key: 'Escape' });
  await waitFor(() => expect(menu()).toBeNull());
  return seen;
}

/** Names of what the screen lets press, `menu › item` too. */
async function controls(): Promise<string[]> {
  const found: string[] = [];
  for (const control of pressed()) {
    const name = nameOf(control);
    if (control.getAttribute('aria-haspopup') !== 'menu') found.push(name);
    else for (const { textContent } of await inMenu(control, items)) found.push(`${name} › ${textContent}`);
  }
  return found;
}

/** Presses a control, or an item of a menu, by its name as `controls` has it. */
async function pressControl(name: string): Promise<void> {
  const [own = '', item] = name.split(' › ');
  const control = await waitFor(() => {
    const found = pressed().find((each) => nameOf(each) === own);
    if (found === undefined) throw new Error(`No ${own}; there are: ${pressed().map(nameOf).join(', ')}`);
    return found;
  });
  if (item === undefined) return void fireEvent.click(control);
  await inMenu(control, () => fireEvent.click(items().find(({ textContent }) => textContent === item)!));
}

let refreshed = 0;
onDataInvalidated((what) => void (refreshed += what === 'refresh' ? 1 : 0));
/** How often what was read has been marked as out of date, so that the next screen asks again. */
export const timesRefreshed = () => refreshed;

/** What the screens ask the graph from now on, whoever answers. */
export function recordRequests() {
  const requests: [operation: string, variables: Record<string, unknown>][] = [];
  const isAnswered = vi.isMockFunction(globalThis.fetch);
  const answer = (isAnswered && vi.mocked(globalThis.fetch).getMockImplementation()) || globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input === '/graphql' && typeof init?.body === 'string') {
      const { operationName, variables } = JSON.parse(init.body);
      requests.push([operationName, variables]);
    }
    return answer(input, init);
  });
  return requests;
}

/** Shows a screen to nobody the service knows, whose news would take the place of the answers. */
export async function show(
  { path, node, fixed = {}, lacking = [], isGuest = false }: Place,
  how: Answers = {},
) {
  const asked = ['Query.capabilities', 'Viewer.capabilities', 'Query.viewer.capabilities'];
  const offers = [lacking].flat();
  const told = offers.flatMap((offer) => asked.map((at) => [`${at}.${offer}`, false] as const));
  // Spied on twice, it would call itself.
  if (vi.isMockFunction(globalThis.fetch)) vi.mocked(globalThis.fetch).mockRestore();
  const answers = answerDistinctly({ ...Object.fromEntries(told), ...fixed }, node, how);
  const requests = recordRequests();
  const before = offeredNow();
  const lost = Object.fromEntries(offers.map((offer) => [offer, false]));
  if (offers.length > 0) setOffered({ ...before, ...lost });
  nobody ??= someone().then((user) => Object.assign(user, { token: 'of-nobody' }));
  const shown = await renderScreen(path, isGuest ? null : await nobody);
  /** What was sent to the graph, by operation. */
  const sent = (operation: RegExp) => requests.filter(([name]) => operation.test(name));
  return { ...shown, ...answers, requests, sent, leave: () => setOffered(before) };
}
let nobody: ReturnType<typeof someone> | undefined;

const hasAll = (names: readonly string[]) =>
  waitFor(() => {
    const there = pressed().map(nameOf);
    const own = names.map((name) => name.split(' › ')[0]!);
    expect(own.filter((name) => !there.includes(name)).join(' | ')).toBe('');
  });

/** What an address has its screen ask the graph, before anything is drawn. */
export async function askedBy(path: string, operation: RegExp): Promise<Record<string, unknown>> {
  if (!i18next.isInitialized) await startI18n();
  answerDistinctly();
  const requests = recordRequests();
  const expiry = new Date(Date.now() + 3_600_000).toISOString();
  const user = { name: 'Ana Souza', email: 'ana@example.com', activated: true };
  setSession({ user, token: 'of-nobody', expiry });
  resetEnvironment();
  const router = createMemoryRouter(appRoutes(), { initialEntries: [path] });
  try {
    const asked = () => requests.filter(([name]) => operation.test(name));
    await waitFor(() => expect(asked()).toHaveLength(1));
    return asked()[0]![1];
  } finally {
    router.dispose();
  }
}

/** A right or an offer that a screen may lack, and the controls that go with it, with a plus those that come instead. */
export type Lack = readonly [change: Fixed | Offer, goes: readonly string[]];

/** What a screen offers when nothing is changed, by the screen: looked at once for all that may be taken from it. */
const offeredAt = new Map<string, string[]>();

/** What the screen offers no more without all of these, and what only now, with a plus; and what it should. */
export async function offeredElse(place: Place, lacks: readonly Lack[]) {
  const expected = [...new Set(lacks.flatMap(([, goes]) => goes))].toSorted();
  const isNew = (name: string) => name.startsWith('+ ');
  const lost = expected.filter((name) => !isNew(name));
  const key = JSON.stringify(place);
  let all = offeredAt.get(key);
  // What loads after the screen may have been missing when another case looked.
  if (all === undefined || lost.some((name) => !all?.includes(name))) {
    await show(place);
    await hasAll(lost);
    all = await controls();
    offeredAt.set(key, all);
  }
  const changes = lacks.map(([change]) => change);
  const fixed = Object.assign({}, place.fixed, ...changes.filter((each) => typeof each !== 'string'));
  const lacking = changes.filter((each) => typeof each === 'string');
  const { leave } = await show({ ...place, fixed, lacking });
  try {
    await hasAll(all.filter((name) => !expected.includes(name)));
    await hasAll(expected.filter(isNew).map((name) => name.slice(2)));
    const now = await controls();
    const gained = expected.filter((name) => isNew(name) && now.includes(name.slice(2)));
    const found = [...all.filter((name) => !now.includes(name)), ...gained].toSorted();
    return { found, expected };
  } finally {
    leave();
  }
}

/**
 * `says`: the toast; `felt`: in totals, which hold it until it is sent, on other screens or only here; `type`: of what
 * it deletes.
 */
export type Deletion = readonly [
  place: Place,
  control: string,
  confirm: string | null,
  says: string,
  felt: 'in totals' | 'elsewhere' | 'here',
  type: string,
];

/** The row goes at once and nothing is sent; undone it is back; else it is sent when the page is left, for its list. */
export async function goesAndComesBack(...[place, control, confirm, says, felt, type]: Deletion) {
  // What was deleted stays hidden: no other test may show it.
  const id = `${type} deleted`;
  const { sent } = await show({ ...place, fixed: { [`${type}.id`]: id } });
  const name = control.split(' › ')[0]!;
  const isThere = () => document.querySelector(`main [aria-label="${name}"]`) !== null;
  const remove = async () => {
    await pressControl(control);
    if (confirm !== null)
      fireEvent.click((await screen.findAllByText(confirm, { selector: '[role=dialog] button' })).at(-1)!);
    expect(await screen.findByText(says)).toBeTruthy();
    await waitFor(() => expect(isThere()).toBe(false));
    expect(screen.queryByText('Totais ainda com o que foi excluído') !== null).toBe(felt === 'in totals');
    expect(sent(/Mutation$/)).toEqual([]);
  };
  await remove();
  fireEvent.click(screen.getByText('Desfazer', { selector: 'button' }));
  await waitFor(() => expect(isThere()).toBe(true));
  await sendDeletions();
  expect(sent(/Mutation$/)).toEqual([]);
  await remove();
  const before = timesRefreshed();
  await sendDeletions();
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  await waitFor(() => expect(timesRefreshed() - before).toBe(felt === 'here' ? 0 : 1));
  const { input, connections } = sent(/Mutation$/)[0]![1] as { input: object; connections?: string[] };
  expect(input).toMatchObject({ [`${type.toLowerCase()}Id`]: id });
  if (connections !== undefined) expect(connections).toEqual([expect.stringMatching(/^client:/)]);
}

/** What a press of a control sends. */
export async function sentBy(place: Place, control: string) {
  const { sent } = await show(place);
  await pressControl(control);
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  return sent(/Mutation$/)[0]![1].input;
}

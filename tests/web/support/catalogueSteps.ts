import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { closeSnackbar } from 'notistack';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Language, languages } from '#domain/texts/messages.ts';
import type { TestUser } from '../../support/world.ts';
import { allNamespaces } from './localeTexts.ts';
import { renderScreen } from './renderScreen.tsx';
import { uncheckedKey } from '../../../web/i18n/keyWith.ts';

/** One text of the catalogue as each language shows it. */
export type Texts = Record<Language, string>;

/**
 * The text a reader of each language is to see, word for word.
 *
 * @throws unless one entry of the locale files, its parameters filled in, begins with these four.
 */
export function texts(pt: string, en: string, es: string, ru: string): Texts {
  const said: Texts = { 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'ru-RU': ru };
  const isEntry = entries.some((entry) => languages.every((each) => entry[each].test(said[each])));
  if (!isEntry) throw new Error(`No entry says this in four languages: ${JSON.stringify(said)}`);
  return said;
}

/** Each entry as a pattern of what it may show; a text may stop where a sentence of the entry does. */
const entries = allNamespaces().flatMap(({ texts: kept }) =>
  Object.keys(kept['pt-BR']).flatMap((key) =>
    languages.every((each) => kept[each][key] !== undefined)
      ? [Object.fromEntries(languages.map((each) => [each, pattern(kept[each][key] ?? '')])) as Patterns]
      : [],
  ),
);
type Patterns = Record<Language, RegExp>;

function pattern(entry: string): RegExp {
  const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [first = '', ...others] = entry.split(/(?<=[.!?]) /);
  const rest = others.reduceRight((following, sentence) => `(?: ${filled(sentence)}${following})?`, '');
  return new RegExp(`^${filled(first)}${rest}$`);

  function filled(sentence: string) {
    return sentence
      .split(/\{\{[^}]*\}\}/)
      .map(escape)
      .join('.+');
  }
}

export const unknown = texts(
  'Ocorreu um erro desconhecido',
  'An unknown error occurred',
  'Ocurrió un error desconocido',
  'Произошла неизвестная ошибка',
);

export type Answer = { data: Record<string, unknown> | null; errors?: unknown[] };

/** What the steps below act on; a test file sets language and user. */
export const scene: {
  language: Language;
  user: TestUser | null;
  /** Operations that are answered with an error of no known kind; null lets everything through. */
  failing: RegExp | null;
  /** Changes a real answer into one the service might have given. */
  rewrite: ((answer: Answer) => Answer) | null;
} = { language: 'pt-BR', user: null, failing: null, rewrite: null };

const failure = { data: null, errors: [{ message: 'x', extensions: { code: 'SOMETHING_NEW' } }] };

/** Lets `scene` fail and rewrite what the service answers, in each test of a file. */
export function answerAsTheSceneSays(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input !== '/graphql' || typeof init?.body !== 'string') return real(input, init);
      const { operationName } = JSON.parse(init.body) as { operationName: string };
      if (scene.failing?.test(operationName)) return Response.json(failure);
      const response = await real(input, init);
      const { rewrite } = scene;
      return rewrite === null ? response : Response.json(rewrite((await response.json()) as Answer));
    });
  });
  afterEach(() => {
    scene.failing = null;
    scene.rewrite = null;
  });
}

/** A label to find a control by, never one to assert. */
export const t = (ns: string, key: string, params = {}) =>
  i18next.t(uncheckedKey(key), { ns: [ns, 'common'] as never, ...params });

/** Shows a screen with the texts of its namespaces at hand for `t`. */
export async function open(path: string, namespaces: string[], visitor: TestUser | null = scene.user) {
  const shown = await renderScreen(path, visitor, scene.language);
  await i18next.loadNamespaces(['common', ...namespaces]);
  return shown;
}

/** Presses the newest thing of that text. */
export async function press(text: string, selector = 'button, a') {
  const found = await screen.findAllByText(text, { selector });
  fireEvent.click(found.at(-1) ?? document.body);
}
export const pressIn = (text: string) => press(text, '[role=dialog] button');
export async function choose(menu: string, item: string) {
  fireEvent.click(await screen.findByLabelText(menu, { selector: 'button' }));
  await press(item, '[role=menuitem]');
}
async function remove(menu: string) {
  await choose(menu, t('common', 'delete'));
  await pressIn(t('common', 'delete'));
}

/** Sets fields by the names they have in their form. */
export async function fill(values: Record<string, string>, within = '') {
  for (const [name, value] of Object.entries(values)) {
    const field = await waitFor(() => {
      const found = [...document.querySelectorAll(`${within} input[name="${name}"]`)].at(-1);
      if (found === undefined) throw new Error(`no field ${name}`);
      return found;
    });
    fireEvent.change(field, { target: { value } });
  }
}

/** The toast says it, word for word, in the role that has it announced; then it is sent away. */
export async function expectToast(role: 'alert' | 'status', text: string) {
  const toast = `.notistack-SnackbarContainer [role=${role}]`;
  // Alone, or as a title over what else it says.
  const selector = `${toast} .MuiAlert-message, ${toast} .MuiAlertTitle-root`;
  expect(await screen.findByText(text, { selector })).toBeTruthy();
  act(() => closeSnackbar());
}
export const expectAlert = async (said: Texts) =>
  expect((await screen.findByText(said[scene.language])).closest('[role=alert]')).not.toBeNull();
export const succeeds = (said: Texts) => expectToast('status', said[scene.language]);
const fails = (said: Texts) => expectToast('alert', `${said[scene.language]}. ${unknown[scene.language]}`);

/** Does something twice: first it fails, then it succeeds. */
export async function failsThenSucceeds(what: () => Promise<unknown>, error: Texts, success: Texts) {
  await waitFor(() =>
    expect(screen.queryByText(`${error[scene.language]}. ${unknown[scene.language]}`)).toBeNull(),
  );
  scene.failing = /Mutation$/;
  await what();
  await fails(error);
  scene.failing = null;
  await what();
  await succeeds(success);
}

/** Deletes what a menu belongs to: said at once; what fails when it is sent is said too, and undone. */
export async function failsToDelete(menu: string, success: Texts, error: Texts) {
  scene.failing = /Mutation$/;
  await remove(menu);
  await succeeds(success);
  await sendDeletions();
  await fails(error);
  scene.failing = null;
  expect(await screen.findByLabelText(menu, { selector: 'button' })).toBeTruthy();
}

export const sendDeletions = () => act(async () => window.dispatchEvent(new Event('pagehide')));

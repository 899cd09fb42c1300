import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOfServiceText } from '../../../gateway/errors/serviceTexts.ts';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';

const errors = 'errors { code message key path original }';
const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { ${errors} } }`;
const logIn = `mutation ($input: LogInInput!) { logIn(input: $input) { ${errors} } }`;

describe.each([
  ['September 2025', () => startLiveService()],
  ['April 2026', startLiveG3],
])('words of the live service of %s', (_, start) => {
  let world: LiveWorld;
  const ask = async (query: string, input: object) => {
    const { data } = await world.gateway.ask(query, {
      variables: { input },
      headers: { 'accept-language': 'pt-BR' },
    });
    const [payload] = Object.values(data) as { errors: object[] }[];
    return payload?.errors;
  };
  beforeAll(async () => {
    world = await LiveWorld.over(await start());
    await world.user('ana@example.com');
  });
  afterAll(() => world.close());

  test('are shown in the reader’s language, with the original beside', async () => {
    const account = { name: 'Ana Souza', email: 'ana@example.com', password: 'pa55word!!' };
    expect(await ask(signUp, account)).toEqual([
      {
        code: 'VALIDATION_FAILED',
        key: 'account.email.taken',
        message: 'Este e-mail já está cadastrado',
        original: 'a user with this email address already exists',
        path: ['email'],
      },
    ]);
    expect(await ask(logIn, { email: 'ana@example.com', password: 'other word' })).toEqual([
      {
        code: 'INVALID_CREDENTIALS',
        key: 'account.credentials.wrong',
        message: 'E-mail ou senha incorretos',
        original: 'invalid authentication credentials',
        path: null,
      },
    ]);
  });

  test('are reported where they are thrown, too', async () => {
    const project = await world.project(await world.user('owner@example.com'));
    const stranger = await world.user('stranger@example.com');
    const { errors: thrown } = await world.gateway.ask(
      `{ project(projectId: "${project.databaseId}") { name } }`,
      {
        token: stranger,
        headers: { 'accept-language': 'pt-BR' },
      },
    );
    expect(thrown).toMatchObject([
      {
        message: 'Você não tem permissão para isso',
        extensions: {
          code: 'FORBIDDEN',
          key: 'access.forbidden',
          original: expect.stringMatching(/necessary/),
        },
      },
    ]);
  });
});

test.each([
  ['must be provided', 'general.required'],
  ['must be at least 8 bytes long', 'general.min|{"min":8}'],
  ['must not be more than 500 bytes long', 'general.max|{"max":500}'],
  ['must be greater than zero', 'general.above|{"min":0}'],
  ['duplicate fck value: 40', 'general.duplicate'],
  ['must be one of: solid, ribbed', 'general.select'],
  ['must be a maximum of 100', 'general.at_most|{"max":100}'],
  ['must be a valid phase (allowed: preliminary_study)', 'general.select'],
  ['must be a valid email address', 'general.email'],
  ['you must be authenticated to access this resource', 'access.signed_out'],
  ['invalid, missing or expired authentication token', 'access.session_ended'],
  ['your user account must be activated to access this resource', 'access.not_activated'],
  ['the requested resource could not be found', 'access.not_found'],
  ['rate limit exceeded', 'access.too_many'],
  ['a text that nobody has met', undefined],
])('"%s" means %s', (text, key) => {
  expect(keyOfServiceText(text)).toBe(key);
});

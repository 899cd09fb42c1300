import { expect, test } from 'vitest';
import { activationDays, invitationDays, passwordResetHours } from '#domain/limits.ts';
import { languages } from '#domain/texts/messages.ts';
import { serviceTexts } from '../../../api/serviceTexts.ts';

/** Every text below a value by its path. */
function textsBelow(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value as object).flatMap(([key, each]) => textsBelow(each, `${at}/${key}`));
}

const parameters = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();
const home = textsBelow(serviceTexts['pt-BR']);

test.each(languages)('%s says all that pt-BR says, with the same parameters', (language) => {
  const texts = new Map(textsBelow(serviceTexts[language]));
  expect([...texts.keys()]).toEqual(home.map(([at]) => at));
  expect([...texts].filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  for (const [at, text] of home)
    expect([at, ...parameters(texts.get(at) ?? '')]).toEqual([at, ...parameters(text)]);
});

test('no subject of a mail is filled in', () => {
  for (const language of languages)
    for (const { subject } of Object.values(serviceTexts[language].mails))
      expect(parameters(subject)).toEqual([]);
});

test.each(languages)('%s says of each link how long it works, and of no notice', (language) => {
  const lives: Record<string, string[]> = {
    activation: [String(activationDays)],
    'new-email': [String(activationDays)],
    'password-reset': [String(passwordResetHours)],
    invitation: [String(invitationDays)],
    'organization-invitation': [String(invitationDays)],
  };
  for (const [kind, { footer }] of Object.entries(serviceTexts[language].mails))
    expect([kind, ...(footer.match(/\d+/g) ?? [])]).toEqual([kind, ...(lives[kind] ?? [])]);
});

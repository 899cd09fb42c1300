import { expect, test } from 'vitest';
import { closestLanguage } from '../../../web/i18n/languages.ts';

test.each([
  ['ru', 'ru-RU'],
  ['en-GB', 'en-US'],
  ['pt_PT', 'pt-BR'],
  ['ES-mx', 'es-ES'],
  ['fr-FR', 'fr-FR'],
  ['est', 'est'],
])('of %s the closest we have is %s', (tag, closest) => expect(closestLanguage(tag)).toBe(closest));

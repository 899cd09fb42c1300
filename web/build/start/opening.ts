import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#domain/texts/messages.ts';

declare global {
  interface Window {
    /** Texts of the address's screen, from the page's first script to the one below the shell. */
    opening?: string[] | undefined;
  }
}

/** The screen's own texts that are shown at once, in each language: heading, text, and the line at its foot. */
export function openingTexts(web: string, namespace: string, keys: string[]): string[][] {
  return languages.map((language) => {
    const file = join(web, 'screens', namespace, 'locales', `${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const [heading = '', text = '', ...foot] = keys.map((key) => {
      const found = texts[key];
      if (found === undefined || found.includes('{{')) throw new Error(`No plain text ${key} in ${file}`);
      return found;
    });
    return [heading, text, foot.join(' ')];
  });
}

/** Runs in the page right below the shell, so it must not refer to anything outside itself. */
export function showOpening(): void {
  const places = document.querySelectorAll('.splash-main strong, .splash-main p');
  window.opening?.forEach((text, index) => {
    const place = places[index];
    if (place) place.textContent = text;
  });
}

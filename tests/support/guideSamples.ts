import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The samples of a page of `docs`, by language and name. */
export class GuideSamples {
  readonly all: { language: string; name: string | undefined; code: string }[];

  constructor(page: string) {
    const guide = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
    this.all = [...guide.matchAll(/^```(\w+)(?: ([\w-]+))?\n([\s\S]*?)^```/gm)].map(
      ([, language = '', name, code = '']) => ({ language, name, code }),
    );
  }

  of(language: string, named: string): string {
    const found = this.all.find((each) => each.language === language && each.name === named);
    if (found === undefined) throw new Error(`The guide has no sample ${language} ${named}`);
    return found.code;
  }

  /** A TypeScript sample as the compiler's strictest settings accept and translate it; the path of its JavaScript. */
  async translated(name: string, folder: string): Promise<string> {
    const root = fileURLToPath(new URL('../../node_modules/', import.meta.url));
    writeFileSync(join(folder, `${name}.mts`), this.of('ts', name));
    const settings = '--strict --noUncheckedIndexedAccess --target esnext --module nodenext --types node';
    const args = [...settings.split(' '), '--typeRoots', join(root, '@types'), `${name}.mts`];
    await promisify(execFile)(join(root, '.bin/tsc'), args, { cwd: folder });
    return join(folder, `${name}.mjs`);
  }
}

/** Whether this machine has a program. */
export const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

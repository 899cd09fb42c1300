import { join, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { houses, sourcesBelow } from './sources.ts';

const all = Object.fromEntries(houses.map((house) => [house, sourcesBelow(house)]));

/** The house an import leads to: a relative one, or one of Relay's artifacts, which lie in web. */
const houseOf = (path: string, target: string): string =>
  target.startsWith('#relay/')
    ? 'web'
    : target.startsWith('.')
      ? (join(dirname(path), target).split('/')[0] ?? '')
      : '';

const withoutComments = (text: string) => text.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');

describe('the house', () => {
  test.each(['api', 'gateway', 'web'] as const)(
    '%s imports domain and itself, never another house',
    (house) => {
      const wrong = (all[house] ?? []).flatMap(({ path, imports }) =>
        imports
          .filter((target) => /^(\.|#relay)/.test(target) && houseOf(path, target) !== house)
          .map((target) => `${path} imports ${target}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('domain imports zod and nothing else', () => {
    const wrong = (all.domain ?? []).flatMap(({ path, imports }) =>
      imports
        .filter((target) => target !== 'zod' && houseOf(path, target) !== 'domain')
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('domain names no field of a schema as /v1 spells it', () => {
    const wire = /^\s+[a-z]+_[a-z_]+: (?:z\b|\w+\(|\w+\.(?:optional|nullish)\()/m;
    const wrong = (all.domain ?? []).filter(({ text }) => wire.test(text) && /from 'zod'/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  /** Files whose code matches, but for those allowed to. */
  const matching = (folders: readonly string[], pattern: RegExp, allowed: RegExp) =>
    folders
      .flatMap((house) => all[house] ?? [])
      .filter(({ path, text }) => pattern.test(text) && !allowed.test(path))
      .map(({ path }) => path);

  test('only restClient.ts and the reply it collects reach /v1: nobody else touches undici or fetches', () => {
    expect(
      matching(
        ['gateway'],
        /from 'undici'|^import (?!type ).*from '(?:node:)?https?2?'/m,
        /^gateway\/rest\/(restClient|collectedReply)\.ts$/,
      ),
    ).toEqual([]);
    // The postal services are no /v1.
    const others = /^gateway\/(rest\/restClient|postalCode\/postalCodeServices)\.ts$/;
    expect(matching(['gateway'], /(?<![\w.])(?:globalThis\.)?fetch\((?!request: Request)/, others)).toEqual(
      [],
    );
  });

  test('no file hands on all that others export', () => {
    expect(matching(houses, /^export \* from/m, /^$/)).toEqual([]);
  });

  test('only <thing>Api.ts says which call of /v1 a thing takes', () => {
    const wrong = (all.gateway ?? [])
      .filter(({ path }) => !/Api\.ts$|^gateway\/(rest|cache|upstream|g3)\//.test(path))
      .filter(({ text }) => /\brest\s*\.(get|send|ask)\(/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('where a thing lies is one object of ids, not several texts that may change places', () => {
    expect(matching(['api', 'gateway'], /\b\w+Id: string,\s*(?:id|\w+Id): string\b/, /^$/)).toEqual([]);
  });

  test('only files that read or write the wire name its fields', () => {
    const wire = /(?:Wire|Api|Body|Data)\.ts$|^gateway\/(?:rest|g3|import\/plain)\//;
    const wrong = (all.gateway ?? [])
      .filter(({ path }) => !wire.test(path))
      .filter(({ text }) =>
        /\w\??\.[a-z]+_[a-z_]+\b/.test(withoutComments(text).replaceAll(/'[^'\n]*'/g, '')),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('only <thing>Repository.ts asks the database; api/db says how, a backup copies it whole', () => {
    const statement =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|selectNoFrom|executeQuery)\(|\bsql(<[^`]+>)?`|\bsql\.raw\b|\binsertMany\(/;
    expect(
      matching(['api', 'server'], statement, /Repository\.ts$|^api\/db\/|^server\/backup\/archive\.ts$/),
    ).toEqual([]);
  });

  test('a repository decides nothing: it opens no transaction, refuses no input and notes no activity', () => {
    const decides =
      /\b(withTransaction|withSavepoint|FieldError|new ApiError|assertRevision|recordActivity|announce)\b|\.(startT|t)ransaction\(/;
    const wrong = (all.api ?? []).filter(
      ({ path, text }) => path.endsWith('Repository.ts') && decides.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('a repository inserts, updates and deletes: what creates, changes and removes stands beside it', () => {
    const wrong = (all.api ?? [])
      .filter(({ path }) => path.endsWith('Repository.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^export (?:async )?(?:function|const) ((?:create|change|remove)\w+)/gm)].map(
          ([, name]) => `${path}: ${name}`,
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('only optionLoader.ts makes DataLoaders', () => {
    expect(matching(['gateway'], /from 'dataloader'/, /^gateway\/option\/optionLoader\.ts$/)).toEqual([]);
  });

  test('only connection.ts builds edges', () => {
    expect(matching(['gateway'], /\bnode(?:: \w+)?, cursor\b/, /^gateway\/relay\/connection\.ts$/)).toEqual(
      [],
    );
  });

  test('only config.ts and the entry points read the environment', () => {
    const allowed = /(?:\/(?:config|main|apiMain|gatewayMain)|\.config)\.ts$/;
    const environment =
      /process(?:\.|\?\.|\[')env|import\.meta\.env|= process\b(?![.?[])|\benv\b.*\} from 'node:process'/;
    expect(matching(houses, environment, allowed)).toEqual([]);
  });

  test('only paths.ts and the routes spell the address of a screen', () => {
    const address =
      /['"`]\/(new_projects|projects|layers|login|sign-up|forget|dashboard|profile|settings|factors|benchmark|upload|unit)\b/;
    const wrong = (all.web ?? [])
      .filter(({ path }) => !/^web\/(paths\.ts|build\/)|\/routes?\.tsx?$/.test(path))
      .filter(({ text }) => address.test(withoutComments(text)))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('a screen is imported by itself and the list of routes alone', () => {
    const screenOf = (path: string) => /^web\/screens\/(\w+)\//.exec(path)?.[1];
    const wrong = (all.web ?? [])
      .filter(({ path }) => path !== 'web/routes.tsx')
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => target.startsWith('.'))
          .map((target) => join(dirname(path), target))
          .filter((target) => screenOf(target) !== undefined && screenOf(target) !== screenOf(path))
          .map((target) => `${path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('screens start no query of their own and mutate through the one hook', () => {
    const wrong = (all.web ?? [])
      .filter(({ path }) => !/^web\/(?:relay|build)\//.test(path))
      .filter(
        ({ text }) =>
          /\b(useLazyLoadQuery|commitMutation|fetchQuery)\b/.test(text) ||
          /useMutation[^'"]*from 'react-relay'/.test(text),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { allTags } from '../support/graphqlTags.ts';

/** Screens where the reader chooses whether losses and foundations count. */
const switched = /^web\/screens\/(unit|compare)\//;

test.each(['withLosses', 'withFoundation'])(
  'all that can follow the switch %s is asked for as it stands: figures of one screen agree',
  (name) => {
    const apart = allTags()
      .filter(({ path }) => switched.test(path))
      .flatMap((tag) => tag.fields.map((field) => ({ ...field, tag: tag.name })))
      .filter(({ leftOut }) => leftOut.includes(name))
      .map(({ tag, path }) => `${tag} ${path}`);
    expect(apart).toEqual([]);
  },
);

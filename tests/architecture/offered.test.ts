import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { capabilities } from '../../gateway/upstream/capabilities.ts';
import { offers } from '../../web/session/offered.ts';

/** What no screen shows a way to: the gateway makes up for it, or asks for nothing that needs it. */
const unseen = [
  'partialModuleChanges',
  'fractionalSpans',
  'ownerInvitations',
  'logOut',
  'ownUser',
  'listTotals',
  'clearing',
  'towerlessProjects',
  'floorlessModules',
  'liveUpdates',
  // Asked for apart: by the forms of an account, of a foundation.
  'companyAccounts',
  'passwordConfirmation',
  'emailConfirmation',
  'partStrengths',
];

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/__generated__|offered\.ts$|knownOffers/.test(path))
  .map((path) => readFileSync(`web/${path}`, 'utf8'));

describe('what a connected service may lack', () => {
  test('is hidden on a screen that says so, or no screen has a way to it', () => {
    expect([...offers, ...unseen].toSorted()).toEqual([...capabilities].toSorted());
  });

  test.each(offers)('%s is looked at by a screen, and asked for before', (name) => {
    const notice = readFileSync('web/relay/knownOffers.ts', 'utf8');
    expect(notice).toMatch(new RegExp(`^ +${name}$`, 'm'));
    // Two of the benchmark come with what they are about.
    const signs: Record<string, string> = {
      benchmarkFilters: 'isFilterable',
      benchmarkConsent: 'benchmarkConsent',
    };
    const asks = new RegExp(`\\b${signs[name] ?? name}\\b`);
    const isAsked = (text: string) => name in signs || /[oO]ffered\b|needs: |parts: /.test(text);
    const users = sources.filter((text) => isAsked(text) && asks.test(text));
    expect(users.length).toBeGreaterThan(0);
  });
});

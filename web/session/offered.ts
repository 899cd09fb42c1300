import { useSyncExternalStore } from 'react';

/** What a service may lack that screens offer. */
export const offers = [
  'moduleNames',
  'moduleVersions',
  'structuralMasonry',
  'foundations',
  'slabSystems',
  'duplicates',
  'takeoffs',
  'unitChanges',
  'towerRepetition',
  'dwellings',
  'structures',
  'declarations',
  'prices',
  'decisions',
  'members',
  'editInvitations',
  'sentInvitations',
  'organizations',
  'activity',
  'apiTokens',
  'sessions',
  'secondFactors',
  'webhooks',
  'profileFields',
  'professionalEmail',
  'accountExport',
  'accountDeletion',
  'imports',
  'importChecks',
  'pictures',
  'projectFilters',
  'changeOrder',
  'buildingTypes',
  'benchmarkFilters',
  'benchmarkConsent',
] as const;

export type Offer = (typeof offers)[number];

/**
 * `companyAccounts`: of ours there are none, and who signs up need not be told.
 * `countsAlike`: its figures come from the factors that the screens count with. `partStrengths`: a part of a foundation
 * may have a strength of its own. `passwordConfirmation`: a new password takes the present one. `floorlessModules`: a module may lie
 * on no floor. `emailConfirmation`: a new address counts once it is confirmed.
 */
const unsaid = [
  'companyAccounts',
  'countsAlike',
  'partStrengths',
  'passwordConfirmation',
  'floorlessModules',
  'emailConfirmation',
] as const;
const known = [...offers, ...unsaid];

type Known = (typeof known)[number];
export type Offered = Readonly<Record<Known, boolean>>;

/** In local storage: the names of what is lacking, so that a later visit asks for none of it; web/build/start/startScript.ts reads it. */
const lackingKey = 'torre.lacking';
const ofOurs = 'companyAccounts';

const withoutNames = (lacking: readonly string[]) =>
  Object.fromEntries(known.map((name) => [name, !lacking.includes(name)])) as Offered;
const missingNames = (offered: Offered) => known.filter((name) => !offered[name]).join(' ');

let current: Offered | undefined;
const listeners = new Set<() => void>();

/** What the connected service offers, as far as known; ours by default. */
export const offeredNow = (): Offered =>
  (current ??= withoutNames((localStorage.getItem(lackingKey) ?? ofOurs).split(' ')));

/** Whether the gateway has ever told this browser what the connected service offers. */
export const isOfferedKnown = (): boolean => localStorage.getItem(lackingKey) !== null;

/** Stores what the gateway says about the connected service. */
export function setOffered(offered: Offered): void {
  const lacking = missingNames(offered);
  const isNew = lacking !== missingNames(offeredNow());
  localStorage.setItem(lackingKey, lacking);
  if (!isNew) return;
  current = offered;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Like `offeredNow`, as a hook. */
export const useOffered = (): Offered => useSyncExternalStore(subscribe, offeredNow);

import { useSyncExternalStore } from 'react';
import { observableValue } from '../observableValue.ts';

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
 * `companyAccounts`: the bundled service has none, and the sign-up page need not mention it.
 * `countsAlike`: its figures come from the factors that the screens count with. `partStrengths`: a part of a foundation
 * may have a strength of its own. `passwordConfirmation`: a new password takes the present one. `floorlessModules`: a module may lie
 * on no floor. `emailConfirmation`: a new address counts once it is confirmed.
 */
const withoutNotice = [
  'companyAccounts',
  'countsAlike',
  'partStrengths',
  'passwordConfirmation',
  'floorlessModules',
  'emailConfirmation',
] as const;
const known = [...offers, ...withoutNotice];

type Known = (typeof known)[number];
export type Offered = Readonly<Record<Known, boolean>>;

/** In local storage: the names of missing offers, which a later visit does not request; startScript.ts reads them. */
const lackingKey = 'torre.lacking';
const missingInBundled = 'companyAccounts';

const withoutNames = (lacking: readonly string[]) =>
  Object.fromEntries(known.map((name) => [name, !lacking.includes(name)])) as Offered;
const missingNames = (offered: Offered) => known.filter((name) => !offered[name]).join(' ');

const current = observableValue(() =>
  withoutNames((localStorage.getItem(lackingKey) ?? missingInBundled).split(' ')),
);

/** What the connected service offers, as far as known; by default, what the bundled one does. */
export const offeredNow = current.get;

/** Whether this browser has ever received from the gateway what the connected service offers. */
export const isOfferedKnown = (): boolean => localStorage.getItem(lackingKey) !== null;

/** Stores what the gateway says about the connected service. */
export function setOffered(offered: Offered): void {
  const lacking = missingNames(offered);
  const isNew = lacking !== missingNames(offeredNow());
  localStorage.setItem(lackingKey, lacking);
  if (isNew) current.set(offered);
}

/** Like `offeredNow`, as a hook. */
export const useOffered = (): Offered => useSyncExternalStore(current.subscribe, offeredNow);

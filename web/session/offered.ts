import { useSyncExternalStore } from 'react';

/** What a service may lack that screens show a way to. */
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
  'activity',
  'apiTokens',
  'sessions',
  'secondFactors',
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
 * `countsAlike`: its figures come from the factors that the screens count with. `partStrengths`: a part of a foundation
 * may have a strength of its own. `passwordConfirmation`: a new password takes the present one. `floorlessModules`: a module may lie
 * on no floor. `emailConfirmation`: a new address counts once it is confirmed.
 */
const unsaid = [
  'countsAlike',
  'partStrengths',
  'passwordConfirmation',
  'floorlessModules',
  'emailConfirmation',
] as const;
const known = [...offers, ...unsaid];

export type Offered = Readonly<Record<Offer | (typeof unsaid)[number], boolean>>;

const everything = Object.fromEntries(known.map((name) => [name, true])) as Offered;
let current = everything;
const listeners = new Set<() => void>();

/** Takes over what the gateway tells of the connected service. */
export function setOffered(offered: Offered): void {
  if (known.every((name) => offered[name] === current[name])) return;
  current = offered;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the connected service offers; everything until the gateway has told otherwise. */
export const useOffered = (): Offered => useSyncExternalStore(subscribe, () => current);

import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { knownOffers_capabilities$data } from '#relay/knownOffers_capabilities.graphql.ts';
import type { knownOffersQuery } from '#relay/knownOffersQuery.graphql.ts';
import { isOfferedKnown, setOffered } from '../session/offered.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';

// Spread unmasked, so that the answer can be read without Relay.
void graphql`
  fragment knownOffers_capabilities on Capabilities {
    generation
    companyAccounts
    moduleNames
    moduleVersions
    structuralMasonry
    foundations
    slabSystems
    partStrengths
    floorlessModules
    emailConfirmation
    duplicates
    takeoffs
    unitChanges
    towerRepetition
    dwellings
    structures
    declarations
    prices
    decisions
    members
    editInvitations
    sentInvitations
    organizations
    activity
    apiTokens
    sessions
    secondFactors
    webhooks
    profileFields
    professionalEmail
    passwordConfirmation
    accountExport
    accountDeletion
    imports
    importChecks
    projectFilters
    changeOrder
    pictures
    buildingTypes
    benchmarkFilters
    benchmarkConsent
  }
`;

const query = graphql`
  query knownOffersQuery {
    capabilities {
      ...knownOffers_capabilities @relay(mask: false)
    }
  }
`;

/** Stores what the gateway said; nothing for a service that is still unknown. */
export function keepOffers({
  generation,
  ...offers
}: Omit<knownOffers_capabilities$data, ' $fragmentType'>): void {
  if (generation === 'UNKNOWN') return;
  setOffered({ ...offers, countsAlike: generation !== 'G2' && generation !== 'G3' });
}

let asking: Promise<void> | undefined;

/**
 * Resolves once this browser knows what the connected service offers, at once if it already does. A service that cannot
 * be asked counts as ours.
 */
export function knownOffers(): Promise<void> {
  if (isOfferedKnown()) return Promise.resolve();
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<void> {
  const answer = await fetchGraphQL((query as unknown as ConcreteRequest).params, {}).catch(() => null);
  const { data } = (answer ?? {}) as { data?: knownOffersQuery['response'] | null };
  if (data != null) keepOffers(data.capabilities);
}

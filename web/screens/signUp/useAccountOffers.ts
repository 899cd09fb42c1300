import { useEffect, useState } from 'react';
import { type ConcreteRequest, graphql } from 'relay-runtime';
import type { useAccountOffersQuery } from '#relay/useAccountOffersQuery.graphql.ts';
import { fetchGraphQL } from '../../relay/fetchGraphQL.ts';

const query = graphql`
  query useAccountOffersQuery {
    capabilities {
      generation
      companyAccounts
      profileFields
      professionalEmail
    }
  }
`;

type AccountOffers = Omit<useAccountOffersQuery['response']['capabilities'], 'generation'>;

/** What our own service offers, which is taken for the connected one until it has told. */
const unknownOffers: AccountOffers = { companyAccounts: false, profileFields: true, professionalEmail: true };

/** What the connected service keeps of an account, for who has none yet. */
export function useAccountOffers(): AccountOffers {
  const [offers, setOffers] = useState(unknownOffers);
  useEffect(() => {
    const state = { left: false };
    const ask = async () => {
      const answer = await fetchGraphQL((query as unknown as ConcreteRequest).params, {}).catch(() => null);
      const { data } = (answer ?? {}) as { data?: useAccountOffersQuery['response'] | null };
      if (state.left || data == null || data.capabilities.generation === 'UNKNOWN') return;
      const { companyAccounts, profileFields, professionalEmail } = data.capabilities;
      setOffers({ companyAccounts, profileFields, professionalEmail });
    };
    void ask();
    return () => {
      state.left = true;
    };
  }, []);
  return offers;
}

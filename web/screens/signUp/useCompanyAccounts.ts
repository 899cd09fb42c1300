import { useEffect, useState } from 'react';
import { type ConcreteRequest, graphql } from 'relay-runtime';
import type { useCompanyAccountsQuery } from '#relay/useCompanyAccountsQuery.graphql.ts';
import { fetchGraphQL } from '../../relay/fetchGraphQL.ts';

const query = graphql`
  query useCompanyAccountsQuery {
    capabilities {
      generation
      companyAccounts
    }
  }
`;

/** Whether the connected service has accounts of companies; false until it has told. */
export function useCompanyAccounts(): boolean {
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    const state = { left: false };
    const ask = async () => {
      const answer = await fetchGraphQL((query as unknown as ConcreteRequest).params, {}).catch(() => null);
      const { data } = (answer ?? {}) as { data?: useCompanyAccountsQuery['response'] | null };
      const { generation, companyAccounts = false } = data?.capabilities ?? {};
      if (!state.left) setOffers(companyAccounts && generation !== 'UNKNOWN');
    };
    void ask();
    return () => {
      state.left = true;
    };
  }, []);
  return offers;
}

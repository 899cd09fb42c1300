import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { Prices } from '#domain/prices/cost.ts';
import type { usePricesQuery } from '#relay/usePricesQuery.graphql.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { useShowMoney } from './useShowMoney.ts';

/**
 * The price set and, inside a project, its quotations, for pricing what is typed. Null until loaded, where costs are
 * hidden, and where loading fails: the form works without.
 */
export function usePrices(): Prices | null {
  const { projectId } = useParams();
  const [isShown] = useShowMoney();
  const [prices, setPrices] = useState<Prices | null>(null);
  const ask = useFetchQuery<usePricesQuery>(graphql`
    query usePricesQuery($projectId: ID!) {
      project(projectId: $projectId) {
        prices {
          key
          min
          max
          source
          date
        }
      }
    }
  `);
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const asked = projectId === undefined ? undefined : ask({ projectId });
    Promise.all([asked, import('#domain/prices/priceSets.ts')])
      .then(([data, { currentPriceSet: set }]) => {
        const own = data?.project?.prices ?? [];
        if (isWanted)
          setPrices({
            set,
            own: own.map(({ key, min, max, source, date }) => ({ key, min, max, source, date })),
          });
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [ask, isShown, projectId]);
  return isShown ? prices : null;
}

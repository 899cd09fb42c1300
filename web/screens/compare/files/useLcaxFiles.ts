import { graphql } from 'react-relay';
import type { useLcaxFilesQuery } from '#relay/useLcaxFilesQuery.graphql.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import type { Compared } from '../compared/compared.ts';

// What a file system takes as a file's name.
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, ' ');

/**
 * Makes a ZIP of the compared options that have a structure, as they are kept: two LCAx files of each, with the
 * suppliers and losses the comparison counts.
 */
export function useLcaxFiles({ options, declarations, withLosses }: Compared) {
  const ask = useFetchQuery<useLcaxFilesQuery>(graphql`
    query useLcaxFilesQuery($ids: [ID!]!, $useDeclared: Boolean!, $withLosses: Boolean!) {
      nodes(ids: $ids) {
        ... on Option {
          name
          lcax(useDeclared: $useDeclared, withLosses: $withLosses) {
            min
            max
          }
        }
      }
    }
  `);
  return async () => {
    const ids = options.filter(({ co2 }) => co2 !== null).map(({ globalId }) => globalId);
    const [{ strToU8, zipSync }, answer] = await Promise.all([
      import('fflate'),
      ask({ ids, useDeclared: declarations.length > 0, withLosses }),
    ]);
    const files = ids.flatMap((_, index) => {
      const { name = '', lcax } = answer?.nodes[index] ?? {};
      if (lcax == null) throw new Error('An option came without its files');
      return (['min', 'max'] as const).map((end) => [
        `${index + 1} ${fileName(name)} (${end}).lcax.json`,
        strToU8(lcax[end]),
      ]);
    });
    return zipSync(Object.fromEntries(files));
  };
}

import { useMemo, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type {
  DeclaredSuppliersQuery,
  DeclaredSuppliersQuery$data,
} from '#relay/DeclaredSuppliersQuery.graphql.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useOffered } from '../../../session/offered.ts';
import { type DeclaredFactor, DeclaredFactors } from './declaredFactors.ts';

/**
 * Provides the project's suppliers to a form. They are loaded when it opens: no list of modules needs them, and the
 * form works without.
 */
export function DeclaredSuppliers({ children }: { children: ReactNode }) {
  const { projectId = '' } = useParams();
  const { declarations: hasDeclarations } = useOffered();
  const data = useDeferredQuery<DeclaredSuppliersQuery>(
    graphql`
      query DeclaredSuppliersQuery($projectId: ID!) {
        project(projectId: $projectId) {
          declarations(first: 50) {
            edges {
              node {
                material
                supplier
                unit
                isExpired
                co2 {
                  min
                  max
                }
              }
            }
          }
        }
      }
    `,
    hasDeclarations && projectId !== '' ? { projectId } : null,
  );
  const factors = useMemo(() => factorsInForce(data), [data]);
  return <DeclaredFactors value={factors}>{children}</DeclaredFactors>;
}

/** The declarations that have not expired, by material, which has one at most. */
function factorsInForce(
  data: DeclaredSuppliersQuery$data | null | undefined,
): ReadonlyMap<string, DeclaredFactor> {
  const rows = nodesOf(data?.project?.declarations).filter(({ isExpired }) => !isExpired);
  return new Map(rows.map(({ material, ...factor }) => [material, factor]));
}

import Alert from '@mui/material/Alert';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import { kindOf } from '#domain/comparison/sides/kinds.ts';
import { materialKeys } from '#domain/materials/materialKeys.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { BlockDocumentNoteQuery } from '#relay/BlockDocumentNoteQuery.graphql.ts';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { paths } from '../../../paths.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { useOffered } from '../../../session/offered.ts';
import { technologyOf } from '../../../theme/technology.tsx';
import { DeclaredFactors } from './declaredFactors.ts';

type Props = { optionId: string; technologies: readonly Technology[] };

/** The most common block. */
const usualBlock = materialKeys.block('inteiro (14x19x39)', 6);

/**
 * Shown before a takeoff, where masonry is on one side of the coming comparison: the block's document decides many such
 * cases. Nothing once a block is declared.
 */
export function BlockDocumentNote({ optionId, technologies }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { projectId = '' } = useParams();
  const { declarations: hasDeclarations } = useOffered();
  const others = useOtherTechnologies(optionId, hasDeclarations);
  const isDeclared = [...use(DeclaredFactors).keys()].some((key) => kindOf(key) === 'BLOCKS');
  if (!hasDeclarations || isDeclared || !isOnOneSide(technologies, others)) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 1.5 }}>
      {t('block.first')}{' '}
      <ScreenLink underline="always" to={paths.declare(projectId, usualBlock)}>
        {t('block.declare')}
      </ScreenLink>
    </Alert>
  );
}

/** Whether masonry is on one side only; simulations without structure may still become anything. */
function isOnOneSide(own: readonly Technology[], others: readonly (readonly Technology[])[]): boolean {
  const isMasonry = own.includes('structural_masonry');
  return others.some(
    (other) => (isMasonry || other.length > 0) && other.includes('structural_masonry') !== isMasonry,
  );
}

/** Technologies of each other simulation of the tower; empty until loaded. */
function useOtherTechnologies(optionId: string, isWanted: boolean): readonly (readonly Technology[])[] {
  const data = useDeferredQuery<BlockDocumentNoteQuery>(
    graphql`
      query BlockDocumentNoteQuery($optionId: ID!) {
        node(id: $optionId) {
          __typename
          ... on Option {
            unit {
              options(first: 50) {
                edges {
                  node {
                    id
                    modules(first: 20) {
                      edges {
                        node {
                          technology
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    isWanted ? { optionId } : null,
  );
  const options = data?.node?.__typename === 'Option' ? nodesOf(data.node.unit.options) : [];
  return options
    .filter(({ id }) => id !== optionId)
    .map(({ modules }) => nodesOf(modules).map(({ technology }) => technologyOf(technology)));
}

import { graphql, readInlineData } from 'react-relay';
import type { proposal_option$key } from '#relay/proposal_option.graphql.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { structureInputValues } from '../../../editors/moduleEditor/values/structureInputValues.ts';
import { columnContent } from './columnStructure.ts';
import { type ProposedColumn, proposedColumns } from './proposedSheet.ts';
import type { SheetColumn } from './sheet.ts';

/** Proposed quantities that nobody has accepted or discarded yet: the token they came with and whose it is, when, and the columns they would make. */
export type Proposal = {
  id: string;
  tokenName: string | null;
  userName: string;
  proposedAt: string;
  columns: SheetColumn[];
};

/** The proposal for an option, over its floors and columns as they are now; null where there is none. */
export function readProposal(
  option: proposal_option$key,
  fresh: readonly SheetColumn[],
  floors: readonly FloorOption[],
): Proposal | null {
  const { proposal } = readInlineData(
    graphql`
      fragment proposal_option on Option @inline {
        proposal {
          databaseId
          tokenName
          userName
          proposedAt
          modules {
            moduleId
            name
            technology
            floorIds
            input {
              ...structureInputValues_data
            }
          }
        }
      }
    `,
    option,
  );
  if (proposal == null) return null;
  const { databaseId: id, tokenName, userName, proposedAt } = proposal;
  const modules = proposal.modules.map(({ moduleId, name, floorIds, technology, input }) => {
    const content = columnContent(structureInputValues(technology, input));
    return { moduleId, name, floorIds, content } satisfies ProposedColumn;
  });
  return { id, tokenName, userName, proposedAt, columns: proposedColumns(id, modules, fresh, floors) };
}

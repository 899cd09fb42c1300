import { graphql, readInlineData } from 'react-relay';
import type { openedSheet_option$key } from '#relay/openedSheet_option.graphql.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { parseSheet } from './serializedSheet.ts';
import { type Proposal, readProposal } from './proposal.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { sheetColumns } from './sheetColumns.ts';

/** An option as its sheet opens: what is saved, and what was kept before it was complete. */
export type OpenedSheet = {
  /** The option's; grows with each change of it. */
  revision: number | null;
  columns: SheetColumn[];
  kept: Sheet | null;
  /** A proposal that nobody has accepted or discarded yet. */
  proposal: Proposal | null;
};

/** Reads what the sheet of an option opens with. */
export function openedSheet(
  option: openedSheet_option$key,
  floors: readonly FloorOption[],
  foundationName: string,
): OpenedSheet {
  const data = readInlineData(
    graphql`
      fragment openedSheet_option on Option @inline {
        revision
        unfinishedSheet {
          sheet
        }
        ...sheetColumns_option
        ...proposal_option
      }
    `,
    option,
  );
  const columns = sheetColumns(data, floors, foundationName);
  const text = data.unfinishedSheet?.sheet;
  const kept = text == null ? null : parseSheet(text, columns, floors);
  const proposal = readProposal(data, columns, floors);
  return { revision: data.revision ?? null, columns, kept, proposal };
}

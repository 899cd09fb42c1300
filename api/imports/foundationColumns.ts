import {
  type FoundationElementName,
  foundationElementNames,
  formedParts,
} from '#domain/foundation/foundationParts.ts';
import { materialColumns } from './materialColumns.ts';

export const foundationTypeColumn = 'foundation_type';
/** Its thickness follows from the volume. */
export const raftAreaColumn = 'foundation_raft_area';

/** `foundation_piles`, the prefix of a part's columns. */
export const partStem = (part: FoundationElementName) => `foundation_${part}`;
export const partFormColumn = (part: FoundationElementName) => `${partStem(part)}_form_area`;

export const partColumns = (part: FoundationElementName): string[] => [
  ...(part === 'raft' ? [raftAreaColumn] : []),
  ...(formedParts.includes(part) ? [partFormColumn(part)] : []),
  ...materialColumns(partStem(part)),
];

/** Columns of the foundation, as a whole: one row of a simulation may fill them in. */
export const foundationColumns = [foundationTypeColumn, ...foundationElementNames.flatMap(partColumns)];

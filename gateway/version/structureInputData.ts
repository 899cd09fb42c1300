import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { Settled } from '../resolverTypes.ts';
import { requiredDimensions } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology.ts';
import { pascalCase } from '#domain/wireNames.ts';
import { badReply } from '../rest/restErrors.ts';
import { readStructure } from './structureWire.ts';

type InputDataSource = Settled<ResolversTypes['StructureInputData']>;

/**
 * What was entered, as the member of the union for its technology; null when the service does not send it.
 *
 * @throws UPSTREAM_BAD_REPLY where it can't be read or a figure is absent.
 */
export function toStructureInputData(type: Technology, data: unknown): InputDataSource | null {
  const structure = readStructure(type, data);
  if (structure === undefined) return null;
  // The graph promises these; one that the service left out is not 0.
  const absent = requiredDimensions(type).find(
    (name) => (structure as Record<string, unknown>)[name] == null,
  );
  if (absent !== undefined) throw badReply(`The quantities of a module lack ${absent}`);
  const __typename = `${pascalCase(type)}Data` as const;
  if (!('masonry' in structure)) return { __typename, ...structure } as InputDataSource;
  const { masonry, ...concrete } = structure;
  return { __typename, ...concrete, ...masonry } as InputDataSource;
}

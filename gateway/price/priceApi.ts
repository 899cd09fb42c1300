import { z } from 'zod';
import { wireFields } from '#domain/wireNames.ts';
import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { firstEntryWire } from '../organization/firstEntryWire.ts';
import { idWire, listOf, rowWire } from '../rest/wire.ts';
import { ownPriceWire } from './priceWire.ts';

const many = z.object({ prices: listOf(ownPriceWire) });
const bundledOnly = { bundledOnly: 'prices' } as const;

const pricesPath = (projectId: string) => `${projectPath(projectId)}/prices`;

const shared = z.object({
  prices: listOf(rowWire({ ...ownPriceWire.shape, project_id: idWire, first_entry: firstEntryWire })),
});
const sharedPath = (projectId: string) => `${pricesPath(projectId)}/shared`;

/** Quotations of the office's other projects that a project lacks, by key. */
export const readSharedPrices = async (rest: RestOperation, projectId: string) =>
  (await rest.get(sharedPath(projectId), shared, bundledOnly)).prices;

export const adoptSharedPrices = (
  rest: RestOperation,
  projectId: string,
  prices: readonly { projectId: string; key: string }[],
) => rest.send('POST', sharedPath(projectId), { prices: prices.map(wireFields) }, many, bundledOnly);

/** Saves and removes quotations of a project. */
export const patchPrices = (rest: RestOperation, projectId: string, body: object) =>
  rest.send('PATCH', pricesPath(projectId), wireFields(body), many, bundledOnly);

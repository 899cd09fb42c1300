import { z } from 'zod';
import { wireFields } from '#domain/wireNames.ts';
import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { listOf } from '../rest/wire.ts';
import { ownPriceWire } from './priceWire.ts';

const many = z.object({ prices: listOf(ownPriceWire) });
const bundledOnly = { bundledOnly: 'prices' } as const;

const pricesPath = (projectId: string) => `${projectPath(projectId)}/prices`;

/** Keeps and gives up quotations of a project. */
export const patchPrices = (rest: RestOperation, projectId: string, body: object) =>
  rest.send('PATCH', pricesPath(projectId), wireFields(body), many, bundledOnly);

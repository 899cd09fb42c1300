import type { ResolversOf } from '../resolverTypes.ts';
import { readDeliveries } from './webhookApi.ts';
import { toDelivery } from './webhookSource.ts';

export const Webhook: ResolversOf<'Webhook'> = {
  deliveries: async ({ databaseId }, _, { rest }) =>
    (await readDeliveries(rest, databaseId)).map((row) => toDelivery(databaseId, row)),
};

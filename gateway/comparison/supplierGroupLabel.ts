import type { SupplierGroup } from '#domain/comparison/sides/supplierGroups.ts';
import { supplierGroupName } from '#domain/comparison/sides/supplierGroupName.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { GatewayContext } from '../context.ts';

/** The label of a supplier group in the language of the request. */
export const supplierGroupLabel = (group: Pick<SupplierGroup, 'kind' | 'label'>, { rest }: GatewayContext) =>
  supplierGroupName(group, messagesIn(resolveLanguage(rest.caller.language)));

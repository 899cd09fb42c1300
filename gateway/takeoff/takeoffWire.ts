import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { idWire, rowWire } from '../rest/wire.ts';

export const unfinishedSheetReply = z.object({
  unfinished_sheet: rowWire({ sheet: z.string(), saved_at: z.string() }).nullable(),
});

const proposalShape = {
  id: idWire,
  token_name: z.string().nullable(),
  user_name: z.string(),
  proposed_at: z.string(),
};

/** The proposal for an option, in its row. */
export const proposalRow = rowWire(proposalShape);
export type ProposalRow = z.output<typeof proposalRow>;

const proposedModule = rowWire({
  id: idWire.nullable(),
  type: z.enum(technologies),
  name: z.string().nullable(),
  floor_ids: z.array(idWire),
  data: z.unknown(),
});

export type ProposedModuleRow = z.output<typeof proposedModule>;

export const proposalReply = z.object({
  proposal: rowWire({ ...proposalShape, modules: z.array(proposedModule) }).nullable(),
});

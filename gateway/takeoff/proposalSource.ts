import type { OptionSource } from '../option/optionSource.ts';
import type { ProposedModuleRow, WaitingProposal } from './takeoffWire.ts';

/** What waits for an option; its modules are read where they are asked for. */
export type ProposalSource = { option: OptionSource; row: WaitingProposal };

export type ProposedModuleSource = { option: OptionSource; row: ProposedModuleRow };

import type { MessageKey, Messages } from '../texts/messages.ts';
import type { MaterialKind } from './kinds.ts';

const names: Record<Exclude<MaterialKind, 'DECLARED'>, MessageKey> = {
  CONCRETE: 'supplier.concrete',
  GROUT: 'supplier.grout',
  MORTAR: 'supplier.mortar',
  BLOCKS: 'supplier.blocks',
  STEEL: 'supplier.steel',
};

/** What a standing is called: its kind in the messages' language, or the declared material. */
export const standingName = (
  { kind, label }: { kind: MaterialKind; label: string },
  messages: Messages,
): string => (kind === 'DECLARED' ? label : messages.text(names[kind]));

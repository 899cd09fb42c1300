import type { Language, MessageKey } from '../messages.ts';
import { messageText } from '../messageText.ts';
import type { MaterialKind } from './kinds.ts';

const names: Record<Exclude<MaterialKind, 'DECLARED'>, MessageKey> = {
  CONCRETE: 'supplier.concrete',
  GROUT: 'supplier.grout',
  MORTAR: 'supplier.mortar',
  BLOCKS: 'supplier.blocks',
  STEEL: 'supplier.steel',
};

/** What a standing is called: its kind in a language, or the declared material. */
export const standingName = (
  { kind, label }: { kind: MaterialKind; label: string },
  language: Language,
): string => (kind === 'DECLARED' ? label : messageText(names[kind], language));

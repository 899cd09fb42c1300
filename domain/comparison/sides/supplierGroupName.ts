import type { Messages } from '../../texts/messages.ts';
import type { MaterialKind } from './kinds.ts';
import { supplierKey } from '../wording/sentenceKeys.ts';

/** The name of a supplier group: its kind in the messages' language, or the declared material. */
export const supplierGroupName = (
  { kind, label }: { kind: MaterialKind; label: string },
  messages: Messages,
): string => (kind === 'DECLARED' ? label : messages.text(supplierKey(kind)));

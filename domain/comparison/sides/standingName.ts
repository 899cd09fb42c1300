import type { Messages } from '../../texts/messages.ts';
import type { MaterialKind } from './kinds.ts';
import { supplierKey } from '../wording/sentenceKeys.ts';

/** The name of a standing: its kind in the messages' language, or the declared material. */
export const standingName = (
  { kind, label }: { kind: MaterialKind; label: string },
  messages: Messages,
): string => (kind === 'DECLARED' ? label : messages.text(supplierKey(kind)));

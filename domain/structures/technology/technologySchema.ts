import { z } from 'zod';
import { isEmpty } from '../../generalErrors.ts';
import type { MessageKey } from '../../texts/messages.ts';
import { canonicalTechnology, technologies } from './technology.ts';

/** What a type is refused with: one message where none is given, another for one that is unknown. */
export const refusedType =
  (missing: MessageKey, invalid: MessageKey) =>
  ({ input }: { input?: unknown }) =>
    isEmpty(input) ? missing : invalid;

/** Reads either naming, gives the wire's; the messages are those for no type and for an unknown one. */
export const readTechnology = (missing: MessageKey, invalid: MessageKey) =>
  z
    .enum([...technologies, 'beamColumn', 'concreteWall', 'masonry'], {
      error: refusedType(missing, invalid),
    })
    .transform(canonicalTechnology)
    .pipe(z.enum(technologies));

export const technologySchema = readTechnology('structure.type.select', 'structure.type.invalid');

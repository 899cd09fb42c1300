import { z } from 'zod';
import '../../generalErrors.ts';
import type { MessageKey } from '../../texts/messages.ts';
import { canonicalTechnology, technologies } from './technology.ts';

/** Reads either naming, gives the wire's; the messages are those for no type and for an unknown one. */
export const readTechnology = (missing: MessageKey, invalid: MessageKey) =>
  z
    .enum([...technologies, 'beamColumn', 'concreteWall', 'masonry'], {
      error: ({ input }) => (input === undefined || input === null || input === '' ? missing : invalid),
    })
    .transform(canonicalTechnology)
    .pipe(z.enum(technologies));

export const technologySchema = readTechnology('structure.type.select', 'structure.type.invalid');

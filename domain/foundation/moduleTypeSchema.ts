import { z } from 'zod';
import '../generalErrors.ts';
import { canonicalTechnology, technologies } from '../structures/technology/technology.ts';
import { refusedType } from '../structures/technology/technologySchema.ts';
import { foundationTypes, isFoundationType } from './foundationType.ts';

/** Reads a technology by either of its names, or a kind of foundation; gives the wire's. */
export const moduleTypeSchema = z
  .enum([...technologies, ...foundationTypes, 'beamColumn', 'concreteWall', 'masonry'], {
    error: refusedType('structure.type.select', 'structure.type.invalid'),
  })
  .transform((type) => (isFoundationType(type) ? type : canonicalTechnology(type)))
  .pipe(z.enum([...technologies, ...foundationTypes]));

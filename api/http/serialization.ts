import type { FastifySerializerCompiler } from 'fastify';
import { withoutRoundingError } from '#domain/numbers.ts';
import { createSerializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { respellForWire } from './input/spelling.ts';

const serializerCompiler = createSerializerCompiler({
  replacer: (_key, value: unknown) => (typeof value === 'number' ? withoutRoundingError(value) : value),
});

/** Converts a reply to the wire's names, checks it and writes it as JSON, without binary rounding errors. */
export const serializeWithZod: FastifySerializerCompiler<z.ZodType> = (route) => {
  const respell = respellForWire(route.schema);
  const serialize = serializerCompiler(route);
  return (data: unknown) => serialize(respell(data));
};

import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { respellForWire } from './spelling.ts';

/** Spells a reply as on the wire, then checks it against its schema and writes it as JSON. */
export const serializeWithZod: FastifySerializerCompiler<z.ZodType> = (route) => {
  const respell = respellForWire(route.schema);
  const serialize = serializerCompiler(route);
  return (data: unknown) => serialize(respell(data));
};

import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { respellInside } from './spelling.ts';

/** The faults zod found in one part of a request; errorReply.ts answers it. */
export class InvalidRequest extends Error {
  readonly part: string;
  readonly issues: z.core.$ZodIssue[];
  readonly empty: boolean;

  constructor(part: string, issues: z.core.$ZodIssue[], empty: boolean) {
    super(`invalid ${part}`);
    this.name = 'InvalidRequest';
    this.part = part;
    this.issues = issues;
    this.empty = empty;
  }
}

/**
 * Validates with zod, and converts to the inner names. An object body refuses unknown keys even when its schema, shared
 * with the web, would drop them.
 */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const part = httpPart ?? 'body';
  const strict = part === 'body' && schema instanceof z.ZodObject ? schema.strict() : schema;
  const respell = respellInside(strict);
  return (data: unknown) => {
    const result = strict.safeParse(data);
    if (result.success) return { value: respell(result.data) };
    return { error: new InvalidRequest(part, result.error.issues, data === undefined || data === null) };
  };
};

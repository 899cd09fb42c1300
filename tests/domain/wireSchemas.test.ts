import { emailRequestSchema, loginSchema, passwordResetSchema } from '#domain/people/account.ts';
import { inviteReplySchema, inviteSchema } from '#domain/people/invite.ts';

import { technologies } from '#domain/structures/technology/technology.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { estimateCreateBody, estimateUpdateBody } from '../../api/estimates/estimateSchemas.ts';
import { optionCreateBody, optionUpdateBody } from '../../api/options/optionSchemas.ts';
import { projectCreateBody, projectUpdateBody } from '../../api/projects/projectSchemas.ts';
import { unitCreateBody, unitUpdateBody } from '../../api/units/unitSchemas.ts';
import { userCreateBody, userUpdateBody } from '../../api/users/userSchemas.ts';
import { moduleCreateBody, moduleUpdateBody } from '../../api/modules/moduleSchemas.ts';
import { wireStructureSchema } from '../../api/versions/structureWire.ts';
import { versionCreateBody, versionUpdateBody } from '../../api/versions/versionSchemas.ts';
import { issuesOf } from './issues.ts';

const wire: Record<string, z.ZodType> = {
  emailRequestSchema,
  loginSchema,
  passwordResetSchema,
  userCreateBody,
  userUpdateBody,
  inviteSchema,
  inviteReplySchema,
  moduleCreateBody,
  moduleUpdateBody,
  versionCreateBody,
  versionUpdateBody,
  optionCreateBody,
  optionUpdateBody,
  projectCreateBody,
  projectUpdateBody,
  estimateCreateBody,
  estimateUpdateBody,
  unitCreateBody,
  unitUpdateBody,
  ...Object.fromEntries(technologies.map((type) => [type, wireStructureSchema(type)])),
};

describe.each(Object.entries(wire))('%s', (_name, schema) => {
  test('refuses unknown keys', () => {
    const result = schema.safeParse({ bogus: 1 });
    expect(result.error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['bogus'] }),
    );
  });

  test('describes its input as JSON Schema', () => {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
      type: 'object',
      additionalProperties: false,
    });
  });
});

test.each([null, 7, 'x', [], undefined])('%o is no body, and the refusal is a key', (body) => {
  for (const schema of Object.values(wire)) {
    for (const issue of issuesOf(schema, body)) expect(issue).toMatch(/^[\w.]*: [a-z_]+(\.\w+)+/);
    expect(issuesOf(schema, body)).not.toEqual([]);
  }
});

test('modules, versions and their floors', () => {
  const module = { type: 'masonry', data: { floor_ids: ['a', 'b'], concrete_slabs: {} } };
  expect(moduleCreateBody.parse(module)).toEqual({ ...module, type: 'structural_masonry' });
  expect(issuesOf(moduleCreateBody, { ...module, data: { floor_ids: [] } })).toEqual([
    'data.floor_ids: module.floors.required',
  ]);
  const floor_ids = Array.from({ length: 501 }, (_, i) => `floor ${i}`);
  expect(issuesOf(moduleCreateBody, { ...module, data: { floor_ids } })).toEqual([
    'data.floor_ids: general.too_many|{"max":500}',
  ]);
  expect(issuesOf(moduleCreateBody, { ...module, data: { floor_ids: ['a', 'a'] } })).toEqual([
    'data.floor_ids: general.duplicate',
  ]);
  expect(issuesOf(versionUpdateBody, { is_valid: false })).toEqual(['is_valid: version.valid.stays']);
  expect(issuesOf(versionUpdateBody, { is_valid: 'yes' })).toEqual(['is_valid: general.select']);
});

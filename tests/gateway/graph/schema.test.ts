import { readFileSync } from 'node:fs';
import { strictDialect } from '#domain/structures/dialect.ts';
import { sharedFields } from '#domain/structures/sharedFields.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { pascalCase } from '#domain/wireNames.ts';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  printSchema,
  validateSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { createSchema, schemaText } from '../../../gateway/schema.ts';
import { resolvers } from '../../../gateway/resolvers.ts';
import type { Registry } from '../../../gateway/resolverTypes.ts';

test('the schema is a valid one: the gateway takes that for granted at its start', () => {
  const checked = buildSchema(readFileSync('schema.graphql', 'utf8'));
  expect(validateSchema(checked)).toEqual([]);
  expect(printSchema(createSchema())).toBe(printSchema(checked));
});

test.each(technologies.map((technology) => pascalCase(technology)))(
  'the quantities of %s have every shared field, read and written',
  (name) => {
    const fields = Object.keys(sharedFields(strictDialect));
    for (const type of [`${name}Data`, `${name}Input`]) {
      const found = createSchema().getType(type);
      const known = isObjectType(found) || isInputObjectType(found) ? Object.keys(found.getFields()) : [];
      expect([type, ...fields.filter((field) => !known.includes(field))]).toEqual([type]);
    }
  },
);

test('whatever is read of the viewer may fail alone', () => {
  const viewer = createSchema().getType('Viewer');
  const fields = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
  expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual(['capabilities']);
});

/** Lists of things that are whole in one answer: what a person set up by hand, or what one tower or comparison has. */
const wholeLists = `
Answer.best Comparison.declarations Comparison.items Coverage.sharedFloors Coverage.uncoveredFloors DominatedItem.by
Foundation.versions Module.floors Organization.invitations Organization.members Query.factorSets Query.priceSets
SecondFactors.nodes Unit.floorGroups Unit.floors Viewer.collaborators Viewer.organizationInvitations
Viewer.organizations Viewer.webhooks Webhook.deliveries`;

test('a list of things with an id comes in pages', () => {
  const types = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !/^__|(Connection|Payload)$/.test(name));
  const lists = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)))
      .filter((field) => {
        const of = getNamedType(field.type);
        return isObjectType(of) && 'id' in of.getFields();
      })
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(lists.toSorted()).toEqual(wholeLists.trim().split(/\s+/).toSorted());
});

test('values of enums are in upper case, but for symbols of units and what is deprecated', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(
    (type) => isEnumType(type) && !type.name.startsWith('__'),
  );
  const lower = types.filter(
    (type) => isEnumType(type) && type.getValues().some(({ name }) => /[a-z]/.test(name)),
  );
  expect(lower.map(({ name }) => name).toSorted()).toEqual([
    'ActivityAction',
    'ActivitySubject',
    'FactorStatus',
    'UnitOfMeasure',
  ]);
});

test('a query, a mutation and a subscription without a resolver do not compile', () => {
  const { factorSets: _query, ...queries } = resolvers.Query;
  const { undoImport: _mutation, ...mutations } = resolvers.Mutation;
  const { projectChanged: _subscription, ...subscriptions } = resolvers.Subscription;
  const lacking = [
    // @ts-expect-error -- a query is missing
    { ...resolvers, Query: queries } satisfies Registry,
    // @ts-expect-error -- a mutation is missing
    { ...resolvers, Mutation: mutations } satisfies Registry,
    // @ts-expect-error -- a subscription is missing
    { ...resolvers, Subscription: subscriptions } satisfies Registry,
  ];
  expect(lacking).toHaveLength(3);
});

test('a resolver for a member that the schema lacks ends the start', () => {
  const known = resolvers.Module;
  Object.assign(resolvers, { Module: { ...known, nobodyKnows: () => null } });
  try {
    expect(() => createSchema()).toThrow(/Module\.nobodyKnows/);
  } finally {
    Object.assign(resolvers, { Module: known });
  }
  expect(schemaText).not.toContain('nobodyKnows');
});

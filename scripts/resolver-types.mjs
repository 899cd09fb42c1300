// Types of the gateway's resolvers, out of schema.graphql: gateway/__generated__/resolverTypes.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, isObjectType, parse } from 'graphql';
import { enums } from '../gateway/enums.ts';
import { sources } from '../gateway/sources.ts';

const target = new URL('../gateway/__generated__/resolverTypes.ts', import.meta.url);
const text = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const objects = Object.values(buildSchema(text).getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);

const roots = ['Query', 'Mutation', 'Subscription'];

/** Connections and edges are made in one place, whatever they hold. */
const nodeOf = (type) =>
  String((type.getFields().node ?? type.getFields().edges)?.type ?? '')
    .replaceAll(/[![\]]/g, '')
    .replace(/Edge$/, '');
const ofNode = (name) => `ResolversTypes['${name}']`;
const made = objects.flatMap((type) => {
  if (type.name.endsWith('Connection')) return [[type.name, `Connection<Settled<${ofNode(nodeOf(type))}>>`]];
  if (type.name.endsWith('Edge')) return [[type.name, `Edge<Settled<${ofNode(nodeOf(type))}>>`]];
  return [];
});

const config = {
  contextType: '../context.ts#GatewayContext',
  useTypeImports: true,
  immutableTypes: true,
  enumsAsTypes: true,
  enumValues: enums,
  avoidOptionals: { resolvers: true, query: true, mutation: true, subscription: true, defaultValue: true },
  resolverTypeWrapperSignature: 'Promise<T | Error> | T | Error',
  inputMaybeValue: 'T | null | undefined',
  maybeValue: 'T | null | undefined',
  scalars: {
    ID: 'string',
    DateTime: 'string',
    Date: 'string',
    Link: 'string',
    StateCode: 'string',
    Cep: 'string',
    BlockType: 'string',
    Month: 'string',
  },
  mappers: {
    ...Object.fromEntries(
      objects.filter((type) => !roots.includes(type.name)).map(({ name }) => [name, 'Lazy<{T}>']),
    ),
    ...Object.fromEntries(Object.keys(enums).map((name) => [name, name])),
    // The same everywhere, and text in the domain.
    UnitOfMeasure: 'string',
    ...Object.fromEntries(made.map(([name]) => [name, `Made${name}`])),
    ...sources,
  },
};

// The library warns that a mapper which only wraps a type is unused.
console.warn = () => {};
const output = await codegen({
  filename: target.pathname,
  schema: parse(text),
  documents: [],
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers: typescriptResolvers },
  config,
});
const head = [
  "import type { Connection, Edge } from '../relay/connection.ts';",
  "import type { Lazy, Settled } from '../resolverTypes.ts';",
];
const aliases = made.map(([name, type]) => `export type Made${name} = ${type};`);
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, [...head, output, ...aliases, ''].join('\n'));

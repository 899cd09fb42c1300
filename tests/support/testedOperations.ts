import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, OperationTypeNode, parse, validate } from 'graphql';
import { createSchema } from '../../gateway/schema.ts';

const schema = createSchema();

/** Every valid query written down in the gateway's tests, and every one the web client was compiled with. */
export function testedQueries(): string[] {
  const texts = new Set<string>();
  for (const file of globSync('tests/{gateway,support}/**/*.ts')) {
    const source = readFileSync(file, 'utf8');
    for (const [, inTicks, inQuotes] of source.matchAll(/`([^`]*\{[^`]*)`|'([^'\n]*\{[^'\n]*)'/g)) {
      const text = inTicks ?? inQuotes ?? '';
      if (isQuery(text)) texts.add(text);
    }
  }
  const persisted = new URL('../../web/__generated__/persistedOperations.json', import.meta.url);
  const known = JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>;
  for (const text of Object.values(known)) if (isQuery(text)) texts.add(text);
  return [...texts];
}

function isQuery(text: string): boolean {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    return false;
  }
  const isRead = document.definitions.every(
    (part) => part.kind === Kind.FRAGMENT_DEFINITION || isQueryDefinition(part),
  );
  return isRead && validate(schema, document).length === 0;
}

const isQueryDefinition = (part: DocumentNode['definitions'][number]) =>
  part.kind === Kind.OPERATION_DEFINITION && part.operation === OperationTypeNode.QUERY;

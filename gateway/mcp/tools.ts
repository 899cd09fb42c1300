import {
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  type OperationDefinitionNode,
} from 'graphql';
import type { z } from 'zod';
import { inputSchema } from './inputSchema.ts';
import { operations } from './operations.ts';

/** An operation as a model sees it. */
type Tool = {
  name: string;
  description: string;
  input: z.ZodObject;
  /** Its text, with the fragments it needs. */
  text: string;
  isReading: boolean;
};

/** The tools, one for each operation. */
export const toolsOf = (schema: GraphQLSchema): Tool[] =>
  Object.entries(separateOperations(parse(operations, { noLocation: true }))).map(([name, document]) => {
    const operation = document.definitions.find(
      (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
    );
    return {
      name,
      description: operation?.description?.value ?? '',
      input: inputSchema(schema, operation?.variableDefinitions ?? []),
      text: print(document),
      isReading: operation?.operation === OperationTypeNode.QUERY,
    };
  });

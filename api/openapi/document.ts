/** The parts of an OpenAPI 3.1 document that are used here. */
export type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  required?: string[];
  [keyword: string]: unknown;
};
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
export type Response = {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
  description?: string;
  example?: unknown;
};
export type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  'x-access'?: string;
};
export type OpenapiDocument = {
  info: { title: string; description: string; version: string; contact?: Record<string, string> };
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, JsonSchema>; responses?: Record<string, Response> };
};

/** Every operation with its method, in lower case, and path. */
export function operationsOf(
  document: OpenapiDocument,
): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The JSON schema of a request's body, undefined without one. */
export const bodyOf = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema;

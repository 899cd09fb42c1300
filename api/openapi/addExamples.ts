import answers from './answerExamples.json' with { type: 'json' };
import { type OpenapiDocument, operationsOf } from './document.ts';
import { exampleOf } from './exampleOf.ts';
import { requestExamples } from './requestExamples.ts';

const answerExamples: Record<string, unknown> = answers;

/**
 * Adds examples of parameters, body and answer to every call: on the main routes a working body and its answer, on the
 * others a value of the schema; and two refusals.
 */
export function addExamples(document: OpenapiDocument): void {
  const { schemas = {} } = document.components;
  for (const { operation } of operationsOf(document)) {
    const bodies = Object.values(operation.requestBody?.content ?? {}).map((part) => ({ part, all: false }));
    const given = Object.values(operation.responses).flatMap(({ content }) =>
      Object.values(content ?? {}).map((part) => ({ part, all: true })),
    );
    for (const parameter of operation.parameters ?? [])
      parameter.example = exampleOf(parameter.schema, schemas, true, parameter.name);
    for (const { part, all } of [...bodies, ...given])
      if (part.schema['format'] !== 'binary') part.example = exampleOf(part.schema, schemas, all);
  }
  for (const { method, path, operation } of operationsOf(document)) {
    const body = operation.requestBody?.content['application/json'];
    const example = requestExamples[`${method} ${path}`];
    if (body === undefined || example === undefined) continue;
    body.example = example;
    for (const [status, { content }] of Object.entries(operation.responses))
      // A log-in's 202 asks for a second factor and has another shape.
      if (
        status.startsWith('2') &&
        (status !== '202' || !('201' in operation.responses)) &&
        content?.['application/json'] !== undefined
      )
        content['application/json'].example = answerExamples[`${method} ${path}`];
  }
  for (const [name, { content }] of Object.entries(document.components.responses ?? {}))
    if (name in answerExamples && content?.['application/json'] !== undefined)
      content['application/json'].example = answerExamples[name];
}

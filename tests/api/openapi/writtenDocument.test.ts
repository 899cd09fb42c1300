import { expect, test } from 'vitest';
import { type OpenapiDocument, operationsOf } from '../../../api/openapi/document.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';

const api = await serveApi();
const document: OpenapiDocument = (await call(api.url, 'GET', '/v1/openapi.json')).body;

/** As one line; a reference by its name alone. */
const inline = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\{"\$ref":"#\/components\/\w+\/(\w+)"\}/g, '$1')
    .replaceAll(/"(\w+)":/g, '$1: ');

type Part = Record<string, unknown>;

/** A line for each field, under the name of what holds it. */
const fieldsOf = (name: string, { properties = {}, ...schema }: Part): string[] => [
  `${name}: ${inline(schema)}`,
  ...Object.entries(properties as Record<string, Part>).map(
    ([field, each]) => `${name}.${field}: ${inline(each)}`,
  ),
];

/** A line for each answer; refusals that are like those of other calls in one. */
function answersOf(responses: object): string[] {
  const written = Object.entries(responses).map(([status, each]) => [status, inline(each)] as const);
  const isShared = ([status, text]: readonly [string, string]) => text === `Error${status}`;
  const shared = written.filter(isShared).map(([status]) => status);
  return [
    ...written.filter((each) => !isShared(each)).map(([status, text]) => `  ${status} ${text}`),
    `  refuses with ${shared.join(', ')}`,
  ];
}

/*
 * The description of /v1 as integrators read it: its texts, limits, examples and answers are worked out from several
 * places, and a fault in one of them shows here as a changed line, to be read like code. `npx vitest run
 * tests/api/openapi/writtenDocument.test.ts -u` writes it anew.
 */
test('the description of every call, with its fields and examples', async () => {
  const { paths: _, components, ...rest } = document as OpenapiDocument & Part;
  const lines = [
    ...Object.entries(rest).map(([name, each]) => `${name}: ${inline(each)}`),
    ...operationsOf(document).flatMap(({ method, path, operation }) => {
      const { parameters = [], requestBody, responses, ...about } = operation as Part & typeof operation;
      return [
        `${method.toUpperCase()} ${path}: ${inline(about)}`,
        ...parameters.map((each) => `  takes ${inline(each)}`),
        ...(requestBody === undefined ? [] : [`  body ${inline(requestBody)}`]),
        ...answersOf(responses),
      ];
    }),
    ...Object.entries(components).flatMap(([kind, all]) =>
      Object.entries(all as Record<string, Part>).flatMap(([name, each]) =>
        fieldsOf(`${kind} ${name}`, each),
      ),
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/document.txt');
});

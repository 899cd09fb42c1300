import { type OpenapiDocument, operationsOf, type Response } from './document.ts';
import { addExamples } from './addExamples.ts';
import { describeFields, describeParameters } from './describeFields.ts';
import { errorComponents, errorSchemas, errorStatuses, ifMatch, takesRevision } from './errorResponses.ts';
import { describeOperation } from './describeOperation.ts';
import { nameSchemas } from './nameSchemas.ts';
import { oneSpelling } from './oneSpelling.ts';
import { describeStructure, structureComponents } from './structureSchemas.ts';

const binary = { type: 'string', format: 'binary' };
/** An object with free keys; without this, generated clients take it for an empty one. */
const anything = { type: 'object', additionalProperties: true };
const answers = (type: string, description: string, schema = {}): Response => ({
  description,
  content: { [type]: { schema } },
});

/** Answers other than JSON of a schema. */
const otherAnswers: Record<string, Response> = {
  '/v1/events': answers('text/event-stream', 'The stream', { type: 'string' }),
  '/v1/decisions/{decisionId}/pdf': answers('application/pdf', 'The pages', binary),
  '/v1/images/{fileName}': answers('image/webp', 'The image', binary),
  '/v1/projects-upload/template.csv': answers('text/csv', 'The sheet', { type: 'string' }),
  '/v1/projects-upload/template.xlsx': answers(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'The workbook',
    binary,
  ),
  '/v1/users/me/export': answers('application/json', 'Everything held', anything),
  '/v1/organizations/{organizationId}/export': answers('application/json', 'All of it', anything),
  '/v1/openapi.json': answers('application/json', 'This description', anything),
  '/v1/docs': answers('text/html', 'The page', { type: 'string' }),
};

/** Files sent as multipart forms: the field by path. */
const files: Record<string, string> = { '/v1/uploads/{uploadId}': 'file', '/v1/projects-upload': 'csv' };

/** Adds what the routes' schemas lack: error answers, files, units, the quantities of each technology. */
export function completeDocument(document: OpenapiDocument): OpenapiDocument {
  // The same calls also work with a trailing slash.
  document.paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path.replace(/\/$/, ''), item]),
  );
  document.components.responses = errorComponents;
  document.components.schemas = { ...errorSchemas, ...structureComponents() };
  for (const schema of Object.values(document.components.schemas)) describeFields(schema, 'data');
  document.tags = tags;
  oneSpelling(document);
  for (const { method, path, operation } of operationsOf(document)) {
    operation.operationId = operationId(method, path);
    const field = files[path];
    if (field !== undefined) {
      const schema = { type: 'object', required: [field], properties: { [field]: { ...binary } } };
      operation.requestBody = { required: true, content: { 'multipart/form-data': { schema } } };
    }
    const { 200: ok } = operation.responses;
    if (ok !== undefined && ok.content === undefined) {
      delete operation.responses['200'];
      const other = otherAnswers[path];
      operation.responses[other === undefined ? '204' : '200'] = other ?? { description: 'Done' };
    }
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (answer.description === 'Default Response') answer.description = meaning(status);
      for (const { schema } of Object.values(answer.content ?? {})) describeFields(schema, 'answer');
    }
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      describeFields(schema, 'body');
    describeStructure(method, path, operation);
    if (takesRevision(method, path)) operation.parameters = [...(operation.parameters ?? []), ifMatch];
    describeParameters(operation.parameters);
    describeOperation(method, path, operation);
    for (const status of errorStatuses(method, path, operation)) {
      operation.responses[status] ??= { $ref: `#/components/responses/Error${status}` };
    }
  }
  nameSchemas(document);
  addExamples(document);
  return document;
}

/** The groups the calls are listed in. */
const tags = [
  { name: 'health', description: 'Whether the service works' },
  { name: 'users', description: 'Accounts' },
  { name: 'tokens', description: 'Sessions, personal tokens, and the tokens of mails' },
  { name: 'projects', description: 'Projects, and what changed in them' },
  { name: 'members', description: 'Who may see and change a project' },
  { name: 'invitations', description: 'Invitations to projects' },
  { name: 'organizations', description: 'Offices, their people and their projects' },
  { name: 'units', description: 'Towers and their floors' },
  { name: 'options', description: 'Ways to build a tower' },
  { name: 'modules', description: 'Structures, and the floors they cover' },
  { name: 'versions', description: 'Saved quantities of a module' },
  { name: 'declarations', description: 'Factors that suppliers declare' },
  { name: 'prices', description: 'Prices quoted for a project' },
  { name: 'decisions', description: 'Decisions as they were taken' },
  { name: 'benchmark', description: 'How everybody compares' },
  { name: 'structures', description: 'Quick estimates kept apart from projects' },
  { name: 'images', description: 'Pictures' },
  { name: 'events', description: 'What changes, as it does' },
  { name: 'webhooks', description: 'Changes told to other programs' },
  { name: 'imports', description: 'Projects from sheets' },
  { name: 'openapi', description: 'This description' },
];

const meaning = (status: string) =>
  ({ '201': 'Created', '202': 'Accepted; a mail follows' })[status] ?? 'Done';

/** `get /v1/projects/{projectId}/units` is getProjectsProjectIdUnits. */
function operationId(method: string, path: string): string {
  const words = path.split(/[/{}.-]+/).slice(2);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

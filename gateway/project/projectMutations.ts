import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, copyBody } from '../relay/ids.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import * as api from './projectApi.ts';
import { openProject } from './projectApi.ts';
import { toProject } from './projectSource.ts';
import type { ProjectRow } from './projectWire.ts';
import type { CreateProjectInput, UpdateProjectInput } from '../__generated__/resolverTypes.ts';
import { type RefusedInput, refusedInput } from '../errors/userErrors.ts';

export const projectMutations = mutations({
  async createProject(input, { rest }) {
    const office = input.organizationId;
    const body = {
      ...projectBody(input, false),
      ...(office == null ? {} : inputNode(office, 'Organization', 'organizationId')),
    };
    await expectBuildingTypes(rest, body);
    return made(await api.createProject(rest, body, office == null ? {} : { bundledOnly: 'organizations' }));
  },

  async updateProject(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const body = projectBody(input, true);
    await expectBuildingTypes(rest, body);
    await refuseClearing(rest, projectId, body);
    if ('benchmarkConsent' in body && !(await knownProfile(rest)).has('benchmarkConsent'))
      throw notSupported('a say in the benchmark');
    const row = await api.updateProject(rest, projectId, body, input.revision);
    const kept = stillSet(row, body);
    if (kept !== undefined) throw refusedClearing(rest, kept);
    return { project: toProject(row) };
  },

  async deleteProject(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    await api.deleteProject(rest, projectId);
    return { deletedProjectId: input.projectId };
  },

  async duplicateProject(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    return made(await api.duplicateProject(rest, projectId, copyBody(input)));
  },
});

function made(row: ProjectRow) {
  const project = toProject(row);
  return { project, projectEdge: newEdge(project, project.projectId) };
}

/**
 * Keeps the type of building from a service that has none; a null in the body means nothing there and is removed.
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM when a type is given.
 */
async function expectBuildingTypes(rest: RestOperation, body: Record<string, unknown>): Promise<void> {
  if (!('buildingType' in body) || (await knownProfile(rest)).has('buildingTypes')) return;
  if (body['buildingType'] !== null) throw notSupported('types of building');
  delete body['buildingType'];
}

/** Fields of createProject and updateProject; phase holds the wire's word. */
type ProjectInput = CreateProjectInput | UpdateProjectInput;

type FieldName = Exclude<keyof UpdateProjectInput, 'projectId' | 'revision'>;

/** A field of the input that is missing here does not compile. */
const isSent: Record<FieldName, true> = {
  name: true,
  state: true,
  city: true,
  phase: true,
  postalCode: true,
  neighborhood: true,
  street: true,
  number: true,
  buildingType: true,
  description: true,
  imageUrl: true,
  benchmarkConsent: true,
  pricesForReaders: true,
};
const fieldNames = Object.keys(isSent) as FieldName[];

/** The body of the given fields; null clears a field, in changes only. */
function projectBody(fields: ProjectInput, keepNulls: boolean): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value = (fields as UpdateProjectInput)[name];
    if (value !== undefined && (keepNulls || value !== null)) body[name] = value;
  }
  return body;
}

/** The first field that should have been cleared and was not. */
const stillSet = (row: ProjectRow, body: Record<string, unknown>): string | undefined =>
  Object.keys(body).find((key) => body[key] === null && !isEmpty(row[key as keyof ProjectRow]));

const isEmpty = (value: unknown) => value == null || value === '';

/** The refusal to clear a field. It is remembered, so that later ones are refused before anything is sent. */
function refusedClearing(rest: RestOperation, key: string): RefusedInput {
  rest.profile.learnCapability('clearing', false);
  return refusedInput('VALIDATION_FAILED', 'general.clearing', [key]);
}

/**
 * Refuses to clear a field on a service that ignores null, before the other fields are saved.
 * @throws RefusedInput at the field.
 */
async function refuseClearing(
  rest: RestOperation,
  projectId: string,
  body: Record<string, unknown>,
): Promise<void> {
  if (!Object.values(body).includes(null)) return;
  const profile = await knownProfile(rest);
  if (profile.has('clearing')) return;
  const kept = stillSet(await openProject(rest, projectId), body);
  if (kept !== undefined) throw refusedClearing(rest, kept);
}

import { type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';
import type { Needed } from './callers.ts';
import type { RawIds } from './everyMutation.ts';
import { nodePaths } from '../nodePaths.ts';

/** A query for something of a world, and who may make it. */
type Read = { needed: Needed; text: string; variables: (raw: RawIds) => object };

const nodes: [Needed, NodeType[]][] = [
  ['view', ['Project', 'Unit', 'Option', 'Module', 'Version', 'Foundation', 'FoundationVersion']],
  ['view', ['Member', 'Declaration', 'Decision']],
  ['owner', ['Invitation']],
  ['colleague', ['Organization', 'OrganizationMember']],
  ['office owner', ['OrganizationInvitation']],
  ['own', ['Structure', 'ApiToken', 'Session', 'Webhook', 'WebhookDelivery']],
];

/** A foundation's path leads through a module, and to a version, of its own. */
const pathsOf = (type: NodeType, raw: RawIds): RawIds =>
  type.startsWith('Foundation')
    ? { ...raw, moduleId: raw['foundationId']!, versionId: raw['foundationVersionId']! }
    : raw;

const idOf = (type: NodeType, raw: RawIds) =>
  toGlobalId(type, ...nodePaths[type]!.map((part) => pathsOf(type, raw)[part]!));

/** The global ids of one thing of every type, with who may read it. An unproved second factor is told by its set-up alone. */
export const nodesOfThings: { type: NodeType; needed: Needed; id: (raw: RawIds) => string }[] = nodes.flatMap(
  ([needed, types]) => types.map((type) => ({ type, needed, id: (raw: RawIds) => idOf(type, raw) })),
);

const pick =
  (...names: string[]) =>
  (raw: RawIds) =>
    Object.fromEntries(names.map((name) => [name, raw[name]]));

/** Every query that takes an id, on things of a world. */
export const readsOfThings: Record<string, Read> = {
  nodes: {
    needed: 'view',
    text: 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    variables: (raw) => ({ ids: [idOf('Unit', raw), idOf('Version', raw)] }),
  },
  project: {
    needed: 'view',
    text: `query($projectId: ID!) { project(projectId: $projectId) { id name units { nodes { id name } }
      members { totalCount } activity { totalCount } } }`,
    variables: pick('projectId'),
  },
  unit: {
    needed: 'view',
    text: `query($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) { id name
      options { nodes { id name modules { nodes { id name } } } } } }`,
    variables: pick('projectId', 'unitId'),
  },
  module: {
    needed: 'view',
    text: `query($projectId: ID!, $unitId: ID!, $moduleId: ID!) {
      module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) { id name } }`,
    variables: pick('projectId', 'unitId', 'moduleId'),
  },
  structure: {
    needed: 'own',
    text: 'query($structureId: ID!) { structure(structureId: $structureId) { id } }',
    variables: pick('structureId'),
  },
  comparison: {
    needed: 'view',
    text: 'query($input: ComparisonInput!) { comparison(input: $input) { __typename } }',
    variables: (raw) => {
      const optionIds = [idOf('Option', raw), idOf('Option', { ...raw, optionId: raw['otherOptionId']! })];
      return { input: { optionIds } };
    },
  },
  versionDiff: {
    needed: 'view',
    text: 'query($id: ID!) { versionDiff(baseId: $id, otherId: $id) { __typename } }',
    variables: (raw) => ({ id: idOf('Version', raw) }),
  },
  foundationDiff: {
    needed: 'view',
    text: 'query($id: ID!) { foundationDiff(baseId: $id, otherId: $id) { __typename } }',
    variables: (raw) => ({ id: idOf('FoundationVersion', raw) }),
  },
};

/** Lists of the one who asks, which hold nothing of a project he has no part in. */
export const ownLists = [
  'projects { nodes { id name } }',
  'activity { nodes { subjectName projectName } }',
  'versions { nodes { name } }',
  'decisions { nodes { id } }',
  'reportRows { nodes { project unit } }',
  'collaborators { name email }',
  'organizations { name members { user { email } } }',
  'decisionNotices { projectName unitName }',
];

/** The operations of the product's main job, with what tests look at. */
export const createProjectMutation = `mutation ($input: CreateProjectInput!) {
  createProject(input: $input) { project { id databaseId name phase } errors { code path } }
}`;

export const createUnitMutation = `mutation ($input: CreateUnitInput!) {
  createUnit(input: $input) { unit { id databaseId totalFloors totalArea } errors { code path } }
}`;

export const createOptionMutation = `mutation ($input: CreateOptionInput!) {
  createOption(input: $input) { option { id databaseId isReference } errors { code path } }
}`;

export const createModuleMutation = `mutation ($input: CreateModuleInput!) {
  createModule(input: $input) { module { id floorRepetition } errors { code path message } }
}`;

export const towerQuery = `query ($projectId: ID!, $unitId: ID!) {
  unit(projectId: $projectId, unitId: $unitId) {
    id name quantitiesSource quantities { co2 { min max } }
    floors { id groupName index }
    options { edges { node {
      id name
      quantities { concrete steel co2 { min max } energy { min max } materials { key amount } }
      modules { edges { node { id technology currentVersion { number input { __typename } } } } }
    } } }
  }
}`;

export const compareQuery = `query ($optionIds: [ID!]) {
  comparison(input: { optionIds: $optionIds }) {
    items { name isReference area }
    differences { co2 { min max } co2Verdict materials { key itemAmount referenceAmount } }
  }
}`;

/** A mutation by its name, which answers with nothing but its refusals. */
export function mutationOf(name: string): string {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  return `mutation ($input: ${type}) { ${name}(input: $input) { errors { code message } } }`;
}

export const inviteMutation = `mutation ($input: InviteUserInput!) {
  inviteUser(input: $input) { errors { code path } }
}`;

export const acceptMutation = `mutation ($input: ReplyToInvitationInput!) {
  replyToInvitation(input: $input) { repliedInvitationId project { name } errors { code } }
}`;

/** The frame of the live samples, with `slab` m³ of concrete in its slabs. */
export const frameInput = (slab: number) => ({
  beamColumn: {
    concreteColumns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
    concreteBeams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
    concreteSlabs: { volumes: [{ fck: 30, volume: slab }], steel: [{ ca: 60, mass: 2000 }] },
    formColumns: 120,
    formBeams: 100,
    formSlabs: 400,
    columnNumber: 24,
    averageBeamSpan: 5,
    averageSlabSpan: 4,
  },
});

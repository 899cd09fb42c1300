type Tab = { query: string; variables?: string };

const tab = (query: string, variables?: object): Tab => ({
  query: `${query.trim()}\n`,
  ...(variables === undefined ? {} : { variables: JSON.stringify(variables, null, 2) }),
});

/** Examples to run from top to bottom: the others use the token of the first. Ids left empty are filled in. */
export const exampleTabs: Tab[] = [
  tab(
    `
# Fill in the variables and run this first: the other tabs use its token.
mutation LogIn($email: String!, $password: String!) {
  logIn(input: { email: $email, password: $password }) {
    token
    expiresAt
    user { name email activated }
    errors { code message path }
  }
}`,
    { email: '', password: '' },
  ),
  tab(`
# My projects with their totals, and the ids the other tabs take.
query MyProjects {
  viewer {
    projects(first: 50) {
      totalCount
      edges {
        node {
          databaseId
          name
          phase
          area
          quantities {
            concrete
            steel
            co2 { min max }
            energy { min max }
            perSquareMeter { co2 { min max } energy { min max } }
          }
          units { edges { node { id databaseId name options { edges { node { id name isReference } } } } } }
        }
      }
    }
  }
}`),
  tab(
    `
# Everything in one project. projectId is a databaseId of MyProjects; left empty, one of yours.
query ProjectTree($projectId: ID!) {
  project(projectId: $projectId) {
    name
    units {
      edges {
        node {
          name
          totalFloors
          totalArea
          options {
            edges {
              node {
                name
                isReference
                coverage { totalFloors coveredFloors }
                modules {
                  edges {
                    node {
                      name
                      technology
                      floorRepetition
                      quantities { concrete steel co2 { min max } energy { min max } flags }
                      versions { edges { node { number name isValid } } }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}`,
    { projectId: '' },
  ),
  tab(
    `
# Two to four options of a tower, paired by material. optionIds are ids of MyProjects; left
# empty, those of a tower of yours.
query CompareOptions($optionIds: [ID!]!) {
  comparison(input: { optionIds: $optionIds }) {
    answer { isSuspended best { name } certainty sentence }
    items {
      name
      isReference
      technologies
      area
      quantities { concrete steel co2 { min max } perSquareMeter { co2 { min max } energy { min max } } }
    }
    differences {
      item { name }
      reference { name }
      co2 { min max }
      co2PerSquareMeter { min max }
      co2Verdict
      co2Certainty
      kinds { label co2 { low high } limits { verdict label upTo from unit } }
      energyVerdict
      materials { label unit itemAmount referenceAmount co2 { min max } }
    }
    likeForLike { rule passed blocking details }
  }
}`,
    { optionIds: [] },
  ),
  tab(`
# Flat rows for a spreadsheet: ask on with after: endCursor.
query FlatRows($after: String) {
  viewer {
    reportRows(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          project unit option isReference module technology version floorGroup floors area
          material quantity unitOfMeasure co2Min co2Max energyMin energyMax factorSet
        }
      }
    }
  }
}`),
  tab(
    `
# unitId is the id of a unit of MyProjects; left empty, that of a tower of yours.
mutation CreateOption($unitId: ID!, $name: String!) {
  createOption(input: { unitId: $unitId, name: $name, isReference: false }) {
    option { id name isReference }
    errors { code message path }
  }
}`,
    { unitId: '', name: 'Opção 2' },
  ),
  tab(
    `
# The quantities of an option as one sheet. Left empty, emptyOptionId is an option of yours that has none yet, as
# CreateOption makes, and floorIds are all floors of its tower.
mutation SaveTakeoff($emptyOptionId: ID!, $floorIds: [ID!]!) {
  saveTakeoff(
    input: {
      optionId: $emptyOptionId
      modules: [
        {
          floorIds: $floorIds
          structure: {
            concreteWall: {
              concreteWalls: { volumes: [{ fck: 25, volume: 62 }], steel: [{ ca: 60, mass: 2200 }] }
              concreteSlabs: { volumes: [{ fck: 25, volume: 44 }], steel: [{ ca: 60, mass: 2100 }] }
              wallThickness: 12
              slabThickness: 11
            }
          }
        }
      ]
    }
  ) {
    option { name technology quantities { co2 { min max } perSquareMeter { co2 { min max } } } }
    errors { code message path choices }
  }
}`,
    { emptyOptionId: '', floorIds: [] },
  ),
  tab(
    `
# Goes on until it is stopped: change something in the project meanwhile, here or in the screens.
subscription ProjectChanges($projectId: ID!) {
  projectChanged(projectId: $projectId) {
    eventType
    subjectType
    actorName
    project { name updatedAt }
  }
}`,
    { projectId: '' },
  ),
  tab(
    `
# Invitations waiting for me, and how to accept one: left empty, the first.
query PendingInvitations {
  viewer { pendingInvitations { edges { node { id projectName inviterName permissions expiresAt } } } }
}

mutation AcceptInvitation($invitationId: ID!) {
  replyToInvitation(input: { invitationId: $invitationId, accept: true }) {
    project { name }
    errors { code message }
  }
}`,
    { invitationId: '' },
  ),
];

import { quantityOperations } from './quantityOperations.ts';

/**
 * All operations that models may run, one tool each. Names, descriptions and variables' descriptions are what a model
 * is told, so nothing that a user wrote belongs here.
 */
export const operations = `
"""
The projects the user sees, 20 at a time, with area, phase and totals: concrete and steel in kg, CO2 in kgCO2e and energy
in MJ as ranges. Ask on with after: endCursor.
"""
query list_projects(
  """Words that each stand somewhere in the project's name and texts."""
  $search: String
  """Only projects changed at this instant or later, RFC 3339."""
  $updatedSince: DateTime
  """The endCursor of the page before."""
  $after: String
) {
  viewer {
    projects(first: 20, search: $search, updatedSince: $updatedSince, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        databaseId name city state phase buildingType area uncoveredFloors updatedAt
        quantities { ...Figures }
      }
    }
  }
}

"""One project: where it is, its totals and its towers, each with the totals of its reference option. Null where the user sees none by that id."""
query read_project(
  """databaseId of the project."""
  $projectId: ID!
) {
  project(projectId: $projectId) {
    databaseId name description city state phase buildingType area dwellings totalFloors uncoveredFloors updatedAt
    viewerCanEdit
    quantities { ...Figures }
    units(first: 50) {
      pageInfo { hasNextPage }
      nodes { databaseId name totalFloors totalArea repetitionCount dwellings uncoveredFloors quantities { ...Figures } }
    }
  }
}

"""
One tower: its floors, and its options (ways to build it) with their figures, the floors they cover and their modules. A
module is the structure of a group of floors.
"""
query read_tower(
  """databaseId of the project."""
  $projectId: ID!
  """databaseId of the tower."""
  $unitId: ID!
) {
  unit(projectId: $projectId, unitId: $unitId) {
    databaseId name totalFloors totalArea repetitionCount dwellings quantitiesSource viewerCanEdit
    floorGroups { name category area height repetition }
    floors { databaseId index groupName area height }
    options(first: 50) {
      pageInfo { hasNextPage }
      nodes {
        id databaseId name isReference isUnfinished technology precision
        coverage { totalFloors coveredFloors uncoveredFloors { index } sharedFloors { index } }
        quantities { ...Figures }
        foundation { type quantities { ...Figures } }
        modules(first: 50) {
          pageInfo { hasNextPage }
          nodes {
            id name technology slabSystem isOutdated
            floors { databaseId index }
            quantities { ...Figures }
          }
        }
      }
    }
  }
}

"""
Two to four options of a tower side by side: the answer (which is lowest, under which assumption, and how much the
quantities may err), every difference against the reference with its verdict, the checks that like is compared with like,
and which suppliers' documents would decide it. A failed check with blocking: true suspends the answer: name no winner then.
"""
query compare_options(
  """databaseId of the project."""
  $projectId: ID!
  """databaseId of the tower."""
  $unitId: ID!
  """databaseIds of two to four options of the tower; left out, the first ones with structure."""
  $optionIds: [ID!]
  """What is compared: CO2 or ENERGY."""
  $of: Indicator! = CO2
) {
  unit(projectId: $projectId, unitId: $unitId) {
    comparison(chosen: $optionIds) {
      answer(of: $of) { isSuspended isSettled isClear certainty margin sentence best { name } }
      items {
        name isReference technologies area precision
        option { databaseId }
        quantities { ...Figures }
        worstExcess(of: $of) { total perSquareMeter against { name } }
        bestCase(of: $of) { total perSquareMeter against { name } }
      }
      differences {
        item { name }
        reference { name }
        co2 { ...Ends }
        co2Verdict
        co2Certainty
        energy { ...Ends }
        energyVerdict
        energyCertainty
        anySuppliers { co2 { ...Ends } energy { ...Ends } }
        sameCement { co2 { ...Ends } energy { ...Ends } }
        cost { min max }
        costVerdict
        margin(of: $of)
        isWithinPrecision(of: $of)
        sentence(of: $of)
        drivers(of: $of) { element label itemAmount referenceAmount unit value { low high } }
      }
      likeForLike { rule passed blocking details item { name } favours { name } }
      documents(of: $of) { label materialLabel amount unit low high settlesUpTo settlesFrom guaranteedGain }
      settledBy(of: $of)
    }
  }
}

"""What was decided in all projects of the user, newest first: which option, why, by whom, and how it stands today."""
query list_decisions(
  """Only decisions made or changed at this instant or later, RFC 3339."""
  $updatedSince: DateTime
  """The endCursor of the page before."""
  $after: String
) {
  viewer {
    decisions(first: 20, updatedSince: $updatedSince, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        number projectDatabaseId projectName unitName chosen reason authorName createdAt
        today todayBecause supersededByNumber
      }
    }
  }
}

"""The versions of quantities saved in all projects of the user, the latest change first."""
query list_versions(
  """Only versions changed at this instant or later, RFC 3339."""
  $updatedSince: DateTime
  """The endCursor of the page before."""
  $after: String
) {
  viewer {
    versions(first: 20, updatedSince: $updatedSince, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id number name technology slabSystem isValid updatedAt quantities { ...Figures } }
    }
  }
}

fragment Ends on Range { min max }

fragment Figures on Quantities {
  concrete
  steel
  co2 { ...Ends }
  energy { ...Ends }
  perSquareMeter { co2 { ...Ends } energy { ...Ends } }
  flags
}
${quantityOperations}`;

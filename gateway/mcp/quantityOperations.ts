/** Operations about the quantities of modules, including the one that proposes some. */
export const quantityOperations = `
"""What quantities can be made of: classes of concrete and steel, block types with their strengths, technologies, slab systems."""
query list_choices {
  choices {
    technologies
    slabSystems
    otherMaterialUnits
    concreteStrengths
    customConcreteStrength { min max }
    steelClasses
    strandClass
    steelClass { min max }
    groutStrength { min max }
    mortarStrength { min max }
    blockStrength { min max }
    blocks { type family strengths }
  }
}

"""
The quantities of one floor of a module as they were entered, and what they come to: where a proposal to change it begins.
"""
query read_module(
  """id of the module, as read_tower tells it."""
  $moduleId: ID!
) {
  node(id: $moduleId) {
    ... on Module {
      id name technology slabSystem isOutdated
      floors { databaseId index groupName area }
      currentVersion {
        number name updatedAt
        input {
          ... on BeamColumnData {
            concreteColumns { ...Element } concreteBeams { ...Element } concreteSlabs { ...Element }
            formColumns formBeams formSlabs columnNumber averageBeamSpan averageSlabSpan formUses slabSystem
            otherMaterials { ...Other }
          }
          ... on ConcreteWallData {
            concreteWalls { ...Element } concreteSlabs { ...Element }
            wallThickness slabThickness wallArea slabArea wallFormArea slabFormArea slabSystem
            otherMaterials { ...Other }
          }
          ... on StructuralMasonryData {
            grout { position volumes { fgk volume } steel { ca customCa mass assumed } }
            mortar { fak volume }
            blocks { type fbk quantity assumed }
            concreteSlabs { ...Element }
            ownColumns: concreteColumns { ...Element }
            ownBeams: concreteBeams { ...Element }
            slabSystem
            otherMaterials { ...Other }
          }
        }
      }
      quantities { ...Figures }
    }
  }
}

"""
Proposes quantities for an option: new modules, or other quantities of modules it has, each whole and for one floor. They
change nothing: a person finds them in the option's sheet and saves or discards them. They take the place of what the same
token proposed for the option before.
"""
mutation propose_quantities(
  """The option's id, and the modules."""
  $input: ProposeTakeoffInput!
) {
  proposeTakeoff(input: $input) {
    option { id name proposal { databaseId tokenName proposedAt } }
    errors { code message path choices }
  }
}

fragment Element on ConcreteElement { volumes { fck customFck volume } steel { ca customCa mass assumed } }

fragment Other on OtherMaterial { name purpose amount unit co2 { ...Ends } energy { ...Ends } source assumed }
`;

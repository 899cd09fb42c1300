import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Measures each fragment once however often it is spread; otherwise fragments that spread each other twice would double
 * the work with each level. A fragment that reaches itself, which another rule reports, or that is missing, measures
 * `nothing`.
 */
export function measuredOnce<Measure>(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  nothing: Measure,
  measure: (fragment: FragmentDefinitionNode) => Measure,
): (name: string) => Measure {
  const measured = new Map<string, Measure>();
  return (name) => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return nothing;
    measured.set(name, nothing);
    const result = measure(fragment);
    measured.set(name, result);
    return result;
  };
}

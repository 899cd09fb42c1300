import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The fragments of a document by their name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Measures fragments by their name, each once however often it is spread: fragments that spread each other twice would
 * else double the work with each level. A fragment that reaches itself, which another rule reports, measures `nothing`
 * there, as does one that is not there.
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

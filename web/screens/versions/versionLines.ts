import type { ComparedLine } from '#domain/comparison/lines.ts';
import type { VersionDiffSection_versions$data } from '#relay/VersionDiffSection_versions.graphql.ts';

/** What a version takes on all floors of its module, as a comparison takes it. */
export function versionLines({ quantities }: VersionDiffSection_versions$data[number]): ComparedLine[] {
  const factorSet = quantities?.factorSet?.id ?? '';
  return (quantities?.elements ?? []).flatMap(({ element, materials }) =>
    materials.map((line) => ({ ...line, element, factorSet, isDeclared: false })),
  );
}

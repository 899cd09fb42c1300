import { graphql, readInlineData } from 'react-relay';
import type { structureFormValues_version$key } from '#relay/structureFormValues_version.graphql.ts';
import type { whatIfSources_module$key } from '#relay/whatIfSources_module.graphql.ts';
import type { whatIfSources_node$key } from '#relay/whatIfSources_node.graphql.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';

/** A module with the quantities its new version starts from. */
type WhatIfSource = {
  module: { id: string; databaseId: string; name: string; technology: string };
  structure: structureFormValues_version$key;
};

const moduleFragment = graphql`
  fragment whatIfSources_module on Module @inline {
    id
    databaseId
    name
    technology
  }
`;

const nodeFragment = graphql`
  fragment whatIfSources_node on Node @inline {
    ... on Option {
      modules(first: 50) {
        edges {
          node {
            ...whatIfSources_module
            currentVersion {
              ...structureFormValues_version
            }
          }
        }
      }
    }
    ... on Version {
      module {
        ...whatIfSources_module
      }
      ...structureFormValues_version
    }
  }
`;

/** The modules of an option with their valid versions; the one of a version with that version. */
export function whatIfSources(key: whatIfSources_node$key | null | undefined): WhatIfSource[] {
  const node = key ? readInlineData(nodeFragment, key) : null;
  if (node === null) return [];
  if (node.module) return [{ module: moduleOf(node.module), structure: node }];
  return nodesOf(node.modules).map((module) => ({
    module: moduleOf(module),
    structure: module.currentVersion,
  }));
}

function moduleOf(key: whatIfSources_module$key): WhatIfSource['module'] {
  const { id, databaseId, name, technology } = readInlineData(moduleFragment, key);
  return { id, databaseId, name, technology };
}

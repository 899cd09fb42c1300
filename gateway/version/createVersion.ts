import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { structureBody, structurePath } from './structureBody.ts';
import { toVersion } from './versionSource.ts';
import * as api from './versionApi.ts';

export const createVersion: MutationResolvers['createVersion'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.moduleId, 'Module', 'moduleId');
    const { name, description, isValid } = input;
    const version = toVersion(
      path,
      await api.createVersion(context.rest, path, {
        ...(name == null ? {} : { name }),
        ...(description == null ? {} : { description }),
        ...structureBody(input.structure, false),
        isValid,
      }),
    );
    return {
      version,
      versionEdge: newEdge(version, version.row.id),
      module: () => moduleNode(context, path),
    };
  }, structurePath(input.structure));

import { toGlobalId } from '../relay/globalId.ts';
import type { DeclarationSource } from './declarationSource.ts';

export const Declaration = {
  id: ({ projectId, id }: DeclarationSource) => toGlobalId('Declaration', projectId, id),
};

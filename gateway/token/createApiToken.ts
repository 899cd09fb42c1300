import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { toApiToken } from './ApiToken.ts';
import * as api from './apiTokenApi.ts';

/** POST /v1/tokens/api; the secret is in this answer and never again. */
export const createApiToken: MutationResolvers['createApiToken'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { name, expiresAt, readOnly, projectId } = input;
    const body = {
      name,
      expiresAt: expiresAt ?? oneYearOn(new Date()),
      readOnly: readOnly ?? undefined,
      projectId: projectId == null ? undefined : inputNode(projectId, 'Project', 'projectId').projectId,
    };
    const row = await api.createApiToken(rest, body);
    const apiToken = toApiToken(row);
    return { token: row.token, apiToken, apiTokenEdge: newEdge(apiToken, row.id) };
  });

const days = 365;

const oneYearOn = (now: Date) => new Date(now.getTime() + days * 86_400_000).toISOString();

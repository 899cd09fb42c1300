import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { toApiToken } from './ApiToken.ts';
import * as api from './apiTokenApi.ts';
import { deleteOtherSessions, deleteSession } from './sessionApi.ts';

const days = 365;

const oneYearOn = (now: Date) => new Date(now.getTime() + days * 86_400_000).toISOString();

export const tokenMutations = mutations({
  /** The secret is only in this answer. */
  async createApiToken({ name, expiresAt, readOnly, projectId }, { rest }) {
    const body = {
      name,
      expiresAt: expiresAt ?? oneYearOn(new Date()),
      readOnly: readOnly ?? undefined,
      projectId: projectId == null ? undefined : inputNode(projectId, 'Project', 'projectId').projectId,
    };
    const row = await api.createApiToken(rest, body);
    const apiToken = toApiToken(row);
    return { token: row.token, apiToken, apiTokenEdge: newEdge(apiToken, row.id) };
  },

  async revokeApiToken({ apiTokenId }, { rest }) {
    await api.deleteApiToken(rest, inputNode(apiTokenId, 'ApiToken', 'apiTokenId').id);
    return { revokedApiTokenId: apiTokenId };
  },

  async endSession({ sessionId }, { rest }) {
    await deleteSession(rest, inputNode(sessionId, 'Session', 'sessionId').id);
    return { viewer: {} };
  },

  async endOtherSessions(_, { rest }) {
    await deleteOtherSessions(rest);
    return { viewer: {} };
  },
});

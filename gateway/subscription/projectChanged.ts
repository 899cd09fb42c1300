import { map } from 'graphql-yoga';
import { actionOf, subjectOf } from '../activity/activityAction.ts';
import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { projectNode } from '../project/projectSource.ts';
import { readProject } from '../project/projectApi.ts';
import { queryId } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';
import { type Change, changes, type Watch, forgetReads } from './changes.ts';

const watchOf = (projectId: string): Watch => ({
  read: ({ name, data }) => {
    if (name !== 'project' || data.projectId !== projectId) return undefined;
    const action = data.action ?? 'updated';
    return {
      action: actionOf(action),
      subject: subjectOf(data.entityType ?? action.split('.')[0]),
      actorName: data.userName ?? null,
    };
  },
  state: async (rest) => JSON.stringify(await readProject(rest, projectId).catch(nullWhenGone)),
});

/** Fires whenever something in one project changed. @throws what reading the project throws, before the first event. */
export const projectChanged = {
  subscribe: async (_: unknown, args: { projectId: string }, context: GatewayContext) => {
    const projectId = queryId(context, args.projectId, 'Project');
    await readProject(context.rest, projectId).catch(refuseInStream);
    return map(async ({ action, subject, actorName, id }: Change) => {
      forgetReads(context);
      context.eventId = id;
      const project = await projectNode(context, projectId).catch(nullWhenGone);
      const did = project === null ? ('deleted' as const) : action;
      return {
        projectChanged: { project, actorName, eventType: did, subjectType: subject, action: did, subject },
      };
    })(changes(context, watchOf(projectId)));
  },
};

/** A refusal is sent in the stream; any other error before the first event would be an answer of status 500. */
function refuseInStream(error: unknown): never {
  if (error instanceof RestError) throw refusal(error.extensions.code, error.message);
  throw error;
}

/** Deleted, or no longer visible to the caller. */
function nullWhenGone(error: unknown): null {
  if (error instanceof RestError && (error.status === 404 || error.status === 403)) return null;
  throw error;
}

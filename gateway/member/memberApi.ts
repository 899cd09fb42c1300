import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import { projectReply } from '../project/projectWire.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, listOf, permissionsWire, segment, rowWire } from '../rest/wire.ts';
import { personShape } from '../user/userWire.ts';

/** A person with a permission on a project; permissions weakest first. */
const memberWire = rowWire({
  ...personShape,
  permissions: permissionsWire,
  created_at: z.unknown(),
  by_organization: z.boolean().default(false),
  discipline: z.string().nullish(),
});

export type MemberRow = z.output<typeof memberWire>;

const membersReply = z.object({ members: listOf(memberWire) });
const memberReply = z.object({ member: memberWire });

export type MemberPath = { projectId: string; userId: string };

const bundledOnly = { bundledOnly: 'members' } as const;
const membersPath = (projectId: string) => `${projectPath(projectId)}/members`;
const memberPath = ({ projectId, userId }: MemberPath) => `${membersPath(projectId)}/${segment(userId)}`;

/** The people of a project, including the owner. */
export const readMembers = async (rest: RestOperation, projectId: string): Promise<MemberRow[]> =>
  (await rest.get(membersPath(projectId), membersReply, bundledOnly)).members;

export const changeMember = async (rest: RestOperation, path: MemberPath, permissions: readonly string[]) =>
  (await rest.send('PATCH', memberPath(path), { permissions }, memberReply, bundledOnly)).member;

export const removeFromProject = (rest: RestOperation, path: MemberPath) =>
  rest.send('DELETE', memberPath(path), undefined, anything, bundledOnly);

/** Makes a member the owner; returns the project as the caller then sees it. Users' ids are integers or UUIDs. */
export const giveOwnership = async (rest: RestOperation, { projectId, userId }: MemberPath) =>
  (
    await rest.send(
      'POST',
      `${projectPath(projectId)}/transfer-ownership`,
      { user_id: /^\d+$/.test(userId) ? Number(userId) : userId },
      projectReply,
      bundledOnly,
    )
  ).project;

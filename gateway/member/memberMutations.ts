import { mutations } from '../mutations.ts';
import { toProject } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { changeMember, giveOwnership, removeFromProject } from './memberApi.ts';
import { toMember } from './memberSource.ts';

export const memberMutations = mutations({
  async updateMember({ memberId, permissions }, { rest }) {
    const path = inputNode(memberId, 'Member', 'memberId');
    return { member: toMember(path.projectId, await changeMember(rest, path, permissions)) };
  },

  /** Everybody but the owner may remove themselves. */
  async removeMember({ memberId }, { rest }) {
    await removeFromProject(rest, inputNode(memberId, 'Member', 'memberId'));
    return { removedMemberId: memberId };
  },

  /** The former owner stays as an editor. */
  async transferOwnership({ memberId }, { rest }) {
    const row = await giveOwnership(rest, inputNode(memberId, 'Member', 'memberId'));
    return { project: toProject(row) };
  },
});

import { apiTokenNode } from './token/ApiToken.ts';
import { structureNode } from './structure/Structure.ts';
import { activityNode } from './activity/Activity.ts';
import { invitationNode } from './invitation/Invitation.ts';
import { memberNode } from './member/Member.ts';
import { userNode } from './user/Viewer.ts';
import { projectNode } from './project/Project.ts';
import { moduleNode } from './module/Module.ts';
import { optionNode } from './option/Option.ts';
import { floorNode } from './unit/Floor.ts';
import { unitNode } from './unit/Unit.ts';
import { versionNode } from './version/Version.ts';
import type { NodeType } from './relay/globalId.ts';
import type { NodeReader } from './relay/node.ts';

/** How `node(id)` reads each type, by the raw ids of its path. */
export const nodeReaders: Partial<Record<NodeType, NodeReader>> = {
  Project: projectNode,
  Unit: unitNode,
  Option: optionNode,
  Module: moduleNode,
  Version: versionNode,
  Floor: floorNode,
  User: userNode,
  Member: memberNode,
  Invitation: invitationNode,
  Activity: activityNode,
  Structure: structureNode,
  ApiToken: apiTokenNode,
};

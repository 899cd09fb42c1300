import { decisionNode } from './decision/decisionSource.ts';
import { declarationNode } from './declaration/declarationSource.ts';
import { apiTokenNode } from './token/ApiToken.ts';
import { sessionNode } from './token/Session.ts';
import { estimateNode } from './estimate/Estimate.ts';
import { activityNode } from './activity/activitySource.ts';
import { invitationNode } from './invitation/invitationSource.ts';
import { memberNode } from './member/memberSource.ts';
import { userNode } from './user/userSource.ts';
import { foundationNode, foundationVersionNode } from './foundation/foundationSource.ts';
import { projectNode } from './project/projectSource.ts';
import { moduleNode } from './module/moduleSource.ts';
import { optionNode } from './option/optionSource.ts';
import { floorNode } from './unit/floorSource.ts';
import { unitNode } from './unit/unitSource.ts';
import { versionNode } from './version/versionSource.ts';
import type { NodeType } from './relay/globalId.ts';
import type { ResolversTypes } from './__generated__/resolverTypes.ts';
import type { GatewayContext } from './context.ts';
import type { Settled } from './resolverTypes.ts';

/** Whatever has a global id. */
export type NodeSource = Settled<ResolversTypes['Node']>;

/** Reads one object by the raw ids of its path; null or NOT_FOUND when there is none. */
export type NodeReader = (context: GatewayContext, ...ids: string[]) => Promise<NodeSource | null>;

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
  Structure: estimateNode,
  ApiToken: apiTokenNode,
  Session: sessionNode,
  Declaration: declarationNode,
  Decision: decisionNode,
  Foundation: foundationNode,
  FoundationVersion: foundationVersionNode,
};

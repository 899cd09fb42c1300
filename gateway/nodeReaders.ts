import { decisionNode } from './decision/decisionSource.ts';
import { declarationNode } from './declaration/declarationSource.ts';
import { apiTokenNode } from './token/ApiToken.ts';
import { secondFactorNode } from './secondFactor/SecondFactor.ts';
import { sessionNode } from './token/Session.ts';
import { estimateNode } from './estimate/Estimate.ts';
import { activityNode } from './activity/activitySource.ts';
import { invitationNode } from './invitation/invitationSource.ts';
import { memberNode } from './member/memberSource.ts';
import { userNode } from './user/userSource.ts';
import { foundationNode, foundationVersionNode } from './foundation/foundationSource.ts';
import {
  colleagueNode,
  organizationInvitationNode,
  organizationNode,
} from './organization/organizationSource.ts';
import { projectNode } from './project/projectSource.ts';
import { moduleNode } from './module/moduleSource.ts';
import { optionNode } from './option/optionSource.ts';
import { floorNode, floorGroupNode } from './unit/floorSource.ts';
import { unitNode } from './unit/unitSource.ts';
import { deliveryNode, webhookNode } from './webhook/webhookSource.ts';
import { versionNode } from './version/versionSource.ts';
import { type NodeIds, type NodePath, type NodeType, toPath } from './relay/globalId.ts';
import type { ResolversTypes } from './__generated__/resolverTypes.ts';
import type { GatewayContext } from './context.ts';
import type { Settled } from './resolverTypes.ts';

/** Anything with a global id. */
export type NodeSource = Settled<ResolversTypes['Node']>;

/** Reads one object by the path to it; null or NOT_FOUND when there is none. */
type NodeReader<Type extends NodeType> = (
  context: GatewayContext,
  path: NodePath<Type>,
) => Promise<NodeSource | null>;

/** How `node(id)` reads each type. */
const nodeReaders: { [Type in NodeType]?: NodeReader<Type> } = {
  Project: (context, { projectId }) => projectNode(context, projectId),
  Unit: unitNode,
  Option: optionNode,
  Module: moduleNode,
  Version: versionNode,
  Floor: floorNode,
  FloorGroup: floorGroupNode,
  User: (context, { id }) => userNode(context, id),
  Member: memberNode,
  Invitation: invitationNode,
  Organization: organizationNode,
  OrganizationMember: colleagueNode,
  OrganizationInvitation: organizationInvitationNode,
  Activity: activityNode,
  Structure: (context, { id }) => estimateNode(context, id),
  ApiToken: (context, { id }) => apiTokenNode(context, id),
  Session: (context, { id }) => sessionNode(context, id),
  SecondFactor: (context, { id }) => secondFactorNode(context, id),
  Webhook: (context, { id }) => webhookNode(context, id),
  WebhookDelivery: deliveryNode,
  Declaration: declarationNode,
  Decision: decisionNode,
  Foundation: foundationNode,
  FoundationVersion: foundationVersionNode,
};

/** Reads the object of a global id, by its type and the raw ids of its path. */
export function readNode(context: GatewayContext, { type, ids }: NodeIds): Promise<NodeSource | null> {
  const reader = nodeReaders[type] as NodeReader<typeof type> | undefined;
  return reader === undefined ? Promise.resolve(null) : reader(context, toPath(type, ids));
}

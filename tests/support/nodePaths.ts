import type { NodeType } from '../../gateway/relay/globalId.ts';

/** Ids along the path to a thing of a type, outermost first. */
export const nodePaths: Partial<Record<NodeType, string[]>> = {
  Project: ['projectId'],
  Unit: ['projectId', 'unitId'],
  Option: ['projectId', 'unitId', 'optionId'],
  Module: ['projectId', 'unitId', 'optionId', 'moduleId'],
  Version: ['projectId', 'unitId', 'optionId', 'moduleId', 'versionId'],
  Foundation: ['projectId', 'unitId', 'optionId', 'moduleId'],
  FoundationVersion: ['projectId', 'unitId', 'optionId', 'moduleId', 'versionId'],
  Member: ['projectId', 'userId'],
  Invitation: ['projectId', 'invitationId'],
  Organization: ['organizationId'],
  OrganizationMember: ['organizationId', 'userId'],
  OrganizationInvitation: ['organizationId', 'organizationInvitationId'],
  Structure: ['structureId'],
  ApiToken: ['id'],
  Session: ['sessionId'],
  SecondFactor: ['secondFactorId'],
  Declaration: ['projectId', 'declarationId'],
  Decision: ['projectId', 'decisionId'],
  Webhook: ['webhookId'],
  WebhookDelivery: ['webhookId', 'deliveryId'],
};

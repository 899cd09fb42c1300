import { viewerCapabilities } from './upstream/viewerCapabilities.ts';
import { UserError } from './errors/userErrors.ts';
import { enums } from './enums.ts';
import type { GatewayContext } from './context.ts';
import { Project } from './project/Project.ts';
import { projectGraph } from './projectGraph.ts';
import { viewerProjects } from './project/projectQueries.ts';
import { nodeQueries } from './relay/node.ts';
import { CalendarDate, DateTime } from './scalars.ts';
import { accountMutations } from './account/accountMutations.ts';
import { Decision, RecordedKind } from './decision/Decision.ts';
import { recordDecision } from './decision/recordDecision.ts';
import { Declaration } from './declaration/Declaration.ts';
import { declareFactor } from './declaration/declareFactor.ts';
import { withdrawDeclaration } from './declaration/withdrawDeclaration.ts';
import { Activity } from './activity/Activity.ts';
import { viewerActivity } from './activity/activitySource.ts';
import { Invitation } from './invitation/Invitation.ts';
import { viewerPendingInvitations } from './invitation/invitationSource.ts';
import { inviteUser } from './invitation/inviteUser.ts';
import { replyToInvitation } from './invitation/replyToInvitation.ts';
import { revokeInvitation } from './invitation/revokeInvitation.ts';
import { Member } from './member/Member.ts';
import { removeMember } from './member/removeMember.ts';
import { transferOwnership } from './member/transferOwnership.ts';
import { updateMember } from './member/updateMember.ts';
import { viewerAccount } from './user/Viewer.ts';
import { benchmark } from './benchmark/Benchmark.ts';
import { createImageUpload } from './image/createImageUpload.ts';
import { importProjects } from './import/importProjects.ts';
import { undoImport } from './import/undoImport.ts';
import { postalCode } from './postalCode/PostalCode.ts';
import { viewerReportRows } from './report/reportRows.ts';
import { createStructure, deleteStructure, updateStructure } from './structure/saveStructure.ts';
import { structure, viewerStructures } from './structure/Structure.ts';
import { viewerApiTokens } from './token/ApiToken.ts';
import { endOtherSessions, endSession, viewerSessions } from './token/Session.ts';
import { createApiToken } from './token/createApiToken.ts';
import { revokeApiToken } from './token/revokeApiToken.ts';
import { notifications } from './subscription/notifications.ts';
import { projectChanged } from './subscription/projectChanged.ts';

/** Fields that do work; the others are read from the source by their own name. */
export const resolvers = {
  DateTime,
  Date: CalendarDate,
  ...enums,
  Query: {
    ...nodeQueries,
    ...projectGraph.Query,
    viewer: (_: unknown, __: unknown, { rest }: GatewayContext) => (rest.isSignedIn ? {} : null),
    postalCode,
    benchmark,
    structure,
  },
  Viewer: {
    projects: viewerProjects,
    ...viewerAccount,
    capabilities: viewerCapabilities,
    pendingInvitations: viewerPendingInvitations,
    activity: viewerActivity,
    structures: viewerStructures,
    apiTokens: viewerApiTokens,
    sessions: viewerSessions,
    reportRows: viewerReportRows,
  },
  Project,
  ...projectGraph.types,
  Mutation: {
    ...projectGraph.Mutation,
    ...accountMutations,
    inviteUser,
    revokeInvitation,
    replyToInvitation,
    updateMember,
    removeMember,
    transferOwnership,
    declareFactor,
    withdrawDeclaration,
    recordDecision,
    createStructure,
    updateStructure,
    deleteStructure,
    createApiToken,
    revokeApiToken,
    endSession,
    endOtherSessions,
    createImageUpload,
    importProjects,
    undoImport,
  },
  Activity,
  Declaration,
  Decision,
  RecordedKind,
  Invitation,
  Member,
  UserError,
  Subscription: {
    notifications,
    projectChanged,
  },
};

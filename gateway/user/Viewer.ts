import { accountFile, exportedText } from '../exports/exportedText.ts';
import { viewerActivity } from '../activity/activitySource.ts';
import { viewerPendingInvitations } from '../invitation/invitationSource.ts';
import { viewerDecisionNotices } from '../decision/Decision.ts';
import { viewerDecisions } from '../decision/decisionSource.ts';
import { viewerOrganizationInvitations, viewerOrganizations } from '../organization/organizationSource.ts';
import { viewerProjects } from '../project/viewerProjects.ts';
import { viewerReportRows } from '../flatReport/reportRows.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { viewerEstimates } from '../estimate/Estimate.ts';
import { viewerApiTokens } from '../token/ApiToken.ts';
import { viewerSecondFactors } from '../secondFactor/SecondFactor.ts';
import { viewerSessions } from '../token/Session.ts';
import { viewerWebhooks } from '../webhook/webhookSource.ts';
import { viewerVersions } from '../version/versionSource.ts';
import { offeredCapabilities } from '../upstream/knownProfile.ts';
import { readAccountExport, readCollaborators, readViewerUser } from './userApi.ts';

export const Viewer: ResolversOf<'Viewer'> = {
  user: (_, __, { rest }) => readViewerUser(rest),
  collaborators: (_, __, { rest }) => readCollaborators(rest),
  accountExport: (_, __, context) =>
    exportedText(context, () => readAccountExport(context.rest), accountFile),
  capabilities: offeredCapabilities,
  projects: viewerProjects,
  pendingInvitations: viewerPendingInvitations,
  organizations: viewerOrganizations,
  organizationInvitations: viewerOrganizationInvitations,
  decisionNotices: viewerDecisionNotices,
  activity: viewerActivity,
  structures: viewerEstimates,
  apiTokens: viewerApiTokens,
  sessions: viewerSessions,
  secondFactors: viewerSecondFactors,
  webhooks: viewerWebhooks,
  reportRows: viewerReportRows,
  versions: viewerVersions,
  decisions: viewerDecisions,
};

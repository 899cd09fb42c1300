import type { Registry } from './resolverTypes.ts';
import { accountMutations } from './account/accountMutations.ts';
import { logInMutations } from './account/logInMutations.ts';
import { Activity } from './activity/activitySource.ts';
import {
  Decision,
  RecordedComparison,
  RecordedCost,
  RecordedItem,
  RecordedKind,
  RecordedQuotation,
} from './decision/Decision.ts';
import { decisionMutations } from './decision/decisionMutations.ts';
import { Declaration } from './declaration/declarationSource.ts';
import { declarationMutations } from './declaration/declarationMutations.ts';
import { enums } from './enums.ts';
import { UserError } from './errors/UserError.ts';
import { estimateMutations } from './estimate/estimateMutations.ts';
import { ReportRow } from './flatReport/ReportRow.ts';
import { Foundation, FoundationVersion } from './foundation/Foundation.ts';
import { foundationMutations } from './foundation/foundationMutations.ts';
import { imageMutations } from './image/imageMutations.ts';
import { importMutations } from './import/importMutations.ts';
import { Invitation } from './invitation/invitationSource.ts';
import { invitationMutations } from './invitation/invitationMutations.ts';
import { Member } from './member/memberSource.ts';
import { memberMutations } from './member/memberMutations.ts';
import { Module } from './module/Module.ts';
import { moduleMutations } from './module/moduleMutations.ts';
import { Option } from './option/Option.ts';
import { optionMutations } from './option/optionMutations.ts';
import { Organization, OrganizationInvitation, OrganizationMember } from './organization/Organization.ts';
import { organizationMutations } from './organization/organizationMutations.ts';
import { priceMutations } from './price/priceMutations.ts';
import { Project } from './project/Project.ts';
import { projectMutations } from './project/projectMutations.ts';
import { Quantities } from './quantities/Quantities.ts';
import { Query } from './Query.ts';
import { CalendarDate, DateTime } from './scalars.ts';
import { secondFactorMutations } from './secondFactor/secondFactorMutations.ts';
import { singleSignOnMutations } from './singleSignOn/singleSignOn.ts';
import { notifications } from './subscription/notifications.ts';
import { projectChanged } from './subscription/projectChanged.ts';
import { takeoffMutations } from './takeoff/takeoffMutations.ts';
import { ProposedModule, TakeoffProposal } from './takeoff/TakeoffProposal.ts';
import { tokenMutations } from './token/tokenMutations.ts';
import { FloorGroup, Unit, Floor } from './unit/Unit.ts';
import { unitMutations } from './unit/unitMutations.ts';
import { Viewer } from './user/Viewer.ts';
import { Version } from './version/Version.ts';
import { versionMutations } from './version/versionMutations.ts';
import { Webhook } from './webhook/webhookSource.ts';
import { webhookMutations } from './webhook/webhookMutations.ts';

/** Every field that needs a resolver, by type; the others are read from the source, or its row, by their own name. */
export const resolvers: Registry = {
  DateTime,
  Date: CalendarDate,
  ...enums,
  Query,
  Viewer,
  Project,
  ProjectConnection: {
    isPartial: ({ isPartial }) => isPartial === true,
    totalCount: ({ isPartial, totalCount }) =>
      isPartial === true ? null : typeof totalCount === 'number' ? totalCount : totalCount(),
  },
  Unit,
  FloorGroup,
  Floor,
  Option,
  TakeoffProposal,
  ProposedModule,
  Module,
  Version,
  Foundation,
  FoundationVersion,
  Quantities,
  Activity,
  Declaration,
  ReportRow,
  Decision,
  RecordedComparison,
  RecordedItem,
  RecordedCost,
  RecordedQuotation,
  RecordedKind,
  Invitation,
  Member,
  Organization,
  OrganizationInvitation,
  OrganizationMember,
  UserError,
  Webhook,
  Mutation: {
    ...accountMutations,
    ...logInMutations,
    ...secondFactorMutations,
    ...tokenMutations,
    ...projectMutations,
    ...unitMutations,
    ...optionMutations,
    ...moduleMutations,
    ...versionMutations,
    ...foundationMutations,
    ...takeoffMutations,
    ...invitationMutations,
    ...memberMutations,
    ...organizationMutations,
    ...singleSignOnMutations,
    ...declarationMutations,
    ...priceMutations,
    ...decisionMutations,
    ...estimateMutations,
    ...webhookMutations,
    ...imageMutations,
    ...importMutations,
  },
  Subscription: { notifications, projectChanged },
};

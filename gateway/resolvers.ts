import type { Registry } from './resolverTypes.ts';
import { activateAccount } from './account/activateAccount.ts';
import { deleteAccount } from './account/deleteAccount.ts';
import { confirmLogIn, logIn } from './account/logIn.ts';
import { secondFactorMutations } from './secondFactor/changeSecondFactor.ts';
import { logOut } from './account/logOut.ts';
import { requestActivation, requestPasswordReset } from './account/requestMail.ts';
import { resetPassword } from './account/resetPassword.ts';
import { signUp } from './account/signUp.ts';
import { updateProfile } from './account/updateProfile.ts';
import { Activity } from './activity/Activity.ts';
import {
  Decision,
  RecordedComparison,
  RecordedCost,
  RecordedItem,
  RecordedKind,
  RecordedQuotation,
} from './decision/Decision.ts';
import { overrideCheck } from './override/overrideCheck.ts';
import { readDecisionNotice } from './decision/readDecisionNotice.ts';
import { recordDecision } from './decision/recordDecision.ts';
import { Declaration } from './declaration/Declaration.ts';
import { declaringMutations } from './declaration/declareFactor.ts';
import { ReportRow } from './flatReport/ReportRow.ts';
import { withdrawDeclaration } from './declaration/withdrawDeclaration.ts';
import { enums } from './enums.ts';
import { UserError } from './errors/UserError.ts';
import { priceMutations } from './price/setPrices.ts';
import { Foundation, FoundationVersion } from './foundation/Foundation.ts';
import { deleteFoundationVersion, updateFoundationVersion } from './foundation/foundationVersions.ts';
import { deleteFoundation, saveFoundation } from './foundation/saveFoundation.ts';
import { createImageUpload } from './image/createImageUpload.ts';
import { importProjects } from './import/importProjects.ts';
import { undoImport } from './import/undoImport.ts';
import { Invitation } from './invitation/Invitation.ts';
import { inviteUser } from './invitation/inviteUser.ts';
import { replyToInvitation } from './invitation/replyToInvitation.ts';
import { revokeInvitation } from './invitation/revokeInvitation.ts';
import { Member } from './member/Member.ts';
import { removeMember } from './member/removeMember.ts';
import { transferOwnership } from './member/transferOwnership.ts';
import { updateMember } from './member/updateMember.ts';
import { copyModule } from './module/copyModule.ts';
import { createModule } from './module/createModule.ts';
import { deleteModule } from './module/deleteModule.ts';
import { duplicateModule } from './module/duplicateModule.ts';
import { Module } from './module/Module.ts';
import { updateModule } from './module/updateModule.ts';
import { createOption } from './option/createOption.ts';
import { deleteOption } from './option/deleteOption.ts';
import { duplicateOption } from './option/duplicateOption.ts';
import { Option } from './option/Option.ts';
import { setPrecision } from './option/setPrecision.ts';
import { updateOption } from './option/updateOption.ts';
import { Organization, OrganizationInvitation, OrganizationMember } from './organization/Organization.ts';
import { singleSignOnMutations } from './singleSignOn/singleSignOn.ts';
import { organizationMutations } from './organization/organizationMutations.ts';
import { createProject } from './project/createProject.ts';
import { deleteProject } from './project/deleteProject.ts';
import { duplicateProject } from './project/duplicateProject.ts';
import { Project } from './project/Project.ts';
import { updateProject } from './project/updateProject.ts';
import { Query } from './Query.ts';
import { Quantities } from './quantities/Quantities.ts';
import { CalendarDate, DateTime } from './scalars.ts';
import { createEstimate, deleteEstimate, updateEstimate } from './estimate/saveEstimate.ts';
import { notifications } from './subscription/notifications.ts';
import { projectChanged } from './subscription/projectChanged.ts';
import { keepUnfinishedSheet } from './takeoff/keepUnfinishedSheet.ts';
import { ProposedModule, TakeoffProposal } from './takeoff/TakeoffProposal.ts';
import { discardProposal, proposeTakeoff } from './takeoff/proposeTakeoff.ts';
import { saveTakeoff } from './takeoff/saveTakeoff.ts';
import { createApiToken } from './token/createApiToken.ts';
import { revokeApiToken } from './token/revokeApiToken.ts';
import { endOtherSessions, endSession } from './token/endSession.ts';
import { createUnit } from './unit/createUnit.ts';
import { deleteUnit } from './unit/deleteUnit.ts';
import { duplicateUnit } from './unit/duplicateUnit.ts';
import { Floor } from './unit/Floor.ts';
import { FloorGroup, Unit } from './unit/Unit.ts';
import { updateUnit } from './unit/updateUnit.ts';
import { Viewer } from './user/Viewer.ts';
import { createVersion } from './version/createVersion.ts';
import { deleteVersion } from './version/deleteVersion.ts';
import { updateVersion } from './version/updateVersion.ts';
import { Version } from './version/Version.ts';
import { webhookMutations } from './webhook/changeWebhook.ts';
import { Webhook } from './webhook/Webhook.ts';

/** Every field that does work, by type; the others are read from the source, or its row, by their own name. */
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
    signUp,
    logIn,
    confirmLogIn,
    ...secondFactorMutations,
    logOut,
    activateAccount,
    requestActivation,
    requestPasswordReset,
    resetPassword,
    updateProfile,
    deleteAccount,
    createProject,
    updateProject,
    deleteProject,
    duplicateProject,
    createUnit,
    updateUnit,
    deleteUnit,
    duplicateUnit,
    createOption,
    updateOption,
    setPrecision,
    deleteOption,
    duplicateOption,
    createModule,
    updateModule,
    deleteModule,
    duplicateModule,
    copyModule,
    saveTakeoff,
    keepUnfinishedSheet,
    proposeTakeoff,
    discardProposal,
    createVersion,
    updateVersion,
    deleteVersion,
    saveFoundation,
    deleteFoundation,
    updateFoundationVersion,
    deleteFoundationVersion,
    inviteUser,
    revokeInvitation,
    replyToInvitation,
    updateMember,
    removeMember,
    transferOwnership,
    ...organizationMutations,
    ...singleSignOnMutations,
    ...declaringMutations,
    ...priceMutations,
    withdrawDeclaration,
    recordDecision,
    readDecisionNotice,
    overrideCheck,
    createStructure: createEstimate,
    updateStructure: updateEstimate,
    deleteStructure: deleteEstimate,
    createApiToken,
    revokeApiToken,
    endSession,
    endOtherSessions,
    ...webhookMutations,
    createImageUpload,
    importProjects,
    undoImport,
  },
  Subscription: { notifications, projectChanged },
};

import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { factorStatuses } from '#domain/factors/factorSet.ts';
import { quantityFlags } from '#domain/factors/lookup.ts';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { activityEntities } from '#domain/project/activityEntities.ts';
import { organizationRoles } from '#domain/people/organization.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { priceSpreads } from '#domain/prices/priceSet.ts';
import { totalsSources } from '#domain/tower/representativeOption.ts';
import { storeyClasses } from '#domain/tower/storeys.ts';
import { otherPurposes } from '#domain/structures/otherMaterials.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { deliveryFailures, deliveryStatuses, webhookOffReasons } from '#domain/project/webhook.ts';
import { activityActions } from './activity/activityAction.ts';

/** The graph's names for the wire's words: PRELIMINARY_STUDY ↔ preliminary_study. */
const names = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word.toUpperCase(), word])) as {
    [Each in Word as Uppercase<Each>]: Each;
  };

/** Enums whose names equal the wire's words, because clients first knew them as text. */
const same = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };

/** Inside the gateway enums hold the wire's words; they are converted at its edge. */
export const enums = {
  ProjectPhase: names(projectPhases),
  BuildingType: names(buildingTypes),
  Technology: names(technologies),
  FoundationType: names(foundationTypes),
  SlabSystem: names(slabSystems),
  StoreyClass: names(storeyClasses),
  FloorCategory: names(floorCategories),
  ProjectPermission: { VIEW: 'project:view', EDIT: 'project:edit', OWNER: 'project:owner' },
  OrganizationRole: names(organizationRoles),
  QuantityFlag: names(quantityFlags),
  QuantitiesSource: names(totalsSources),
  InvitationStatus: names(['pending', 'accepted', 'declined', 'expired']),
  MailStatus: names(['waiting', 'sent', 'failed']),
  BenchmarkScope: names(['floors', 'units', 'projects']),
  ServiceGeneration: names(['bundled', 'g2', 'g3', 'unknown']),
  Indicator: { CO2: 'co2', ENERGY: 'energy' },
  OtherMaterialPurpose: names(otherPurposes),
  GroutPosition: names(['vertical', 'horizontal']),
  EventType: names(activityActions),
  SubjectType: names(activityEntities),
  FactorProvenance: names(factorStatuses),
  ActivityAction: same(activityActions),
  ActivitySubject: same(activityEntities),
  FactorStatus: same(factorStatuses),
  PriceSpread: names(priceSpreads),
  WebhookOffReason: names(webhookOffReasons),
  WebhookDeliveryStatus: names(deliveryStatuses),
  WebhookDeliveryFailure: names(deliveryFailures),
  UnitOfMeasure: { m3: 'm3', kg: 'kg', un: 'un', m2: 'm2', m: 'm' },
} as const;

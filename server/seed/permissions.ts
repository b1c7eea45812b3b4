import type { PermissionKey } from '#contract/entities/permissionKeys.ts';
import { type FeatureSwitch, featureSwitches, type Scope, scopes } from '#contract/entities/suite.ts';
import type { Database } from '../db/database.ts';
import { clientFeatures, userPermissions } from '../modules/permissions/tables.ts';

/** One client has all features, the trial has few. */
const features: Readonly<Record<string, readonly FeatureSwitch[]>> = {
  'client-cn': ['customer_pool_switch', 'opportunity_switch', 'cloud_disk_switch'],
  'client-hk': featureSwitches,
  'client-tw': ['customer_pool_switch', 'lead_pool_switch', 'opportunity_switch', 'cloud_disk_switch'],
  'client-jp': ['customer_pool_switch', 'opportunity_switch', 'cloud_disk_switch', 'show_custom_approval'],
  'client-trial': ['opportunity_switch'],
  'client-longtime': ['customer_pool_switch', 'opportunity_switch'],
};

/** A salesperson: customers of their own and of their departments, no pool, no settings. */
const memberPermissions: readonly (readonly [PermissionKey, Scope])[] = [
  ['crm.functional.base', scopes.own],
  ['crm.mail.view', scopes.own],
  ['crm.lead.private.view', scopes.own],
  ['crm.company.private.view', scopes.department],
  ['crm.company.export', scopes.department_union_own_and_sub],
  ['crm.opportunity.view', scopes.own],
  ['crm.contact.view', scopes.all],
];

/** Only their own mail. */
const assistantPermissions: typeof memberPermissions = [
  ['crm.functional.base', scopes.own],
  ['crm.mail.view', scopes.own],
];

export async function seedPermissions(tx: Database): Promise<void> {
  const on = Object.entries(features).flatMap(([client_id, each]) => each.map((feature) => ({ client_id, feature })));
  await tx.insert(clientFeatures).values(on);
  const granted = { 'user-member-cn': memberPermissions, 'user-assistant-cn': assistantPermissions };
  await tx
    .insert(userPermissions)
    .values(
      Object.entries(granted).flatMap(([user_id, list]) => list.map(([key, scope]) => ({ user_id, key, scope }))),
    );
}

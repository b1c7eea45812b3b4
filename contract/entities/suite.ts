import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';

/** How far a permission reaches among the data of the client. */
export const scopes = {
  own: 1,
  department: 2,
  department_and_sub: 3,
  all: 4,
  department_own_and_sub: 5,
  department_union_own_and_sub: 6,
} as const;
export const scopeNumbers = [1, 2, 3, 4, 5, 6] as const;
export const scope = z.literal(scopeNumbers);
export type Scope = z.infer<typeof scope>;

/** A permission, by the suite's key for it: `crm.order.view`. */
export const permissionKey = z.string().check(z.regex(/^[a-z][\w.-]{0,99}$/i));

/** The features of the suite that a client switches on. */
export const featureSwitches = [
  'customer_pool_switch',
  'lead_pool_switch',
  'opportunity_switch',
  'quotation_switch',
  'order_switch',
  'show_custom_approval',
  'workflow_switch',
  'cloud_disk_switch',
] as const;
export type FeatureSwitch = (typeof featureSwitches)[number];

/** What a user may do in the suite, and which of its features are switched on. */
export const permission = z.object({
  privilege: z.object({
    list: z.array(z.object({ key: permissionKey, scope })),
    user: z.object({ user_id: z.string(), is_admin: z.boolean() }),
  }),
  /** The feature switches, those above and others of the suite. A missing one is off. */
  setting: z.record(z.string(), z.boolean()),
});
export type Permission = z.infer<typeof permission>;

/** The systems of the suite: what a plan is made of. */
export const suiteSystems = ['mail', 'crm', 'marketing', 'cpq', 'statistics', 'ai'] as const;
export type SuiteSystem = (typeof suiteSystems)[number];

const system = z.object({ system_id: itemId, name: localizedText });

/** Which version of the suite the client has. */
export const planVersion = z.object({
  /** The plan by which the version is known, the highest of several; null for who has none. */
  system: z.nullable(system),
  /** The systems that the version has, of all plans that have not ended. */
  systems: z.array(system),
  modules: z.array(z.object({ module_id: itemId, name: localizedText })),
});
export type PlanVersion = z.infer<typeof planVersion>;

/** That somebody has switched a service. */
export const serviceSwitching = z.object({ enabled: z.boolean(), at: instant, by: z.string() });
export type ServiceSwitching = z.infer<typeof serviceSwitching>;

/** How many of its last switchings are told of a service. */
export const switchingsTold = 10;

/** An optional service that a client switches on and off itself. */
export const openService = z.object({
  service_id: itemId,
  name: localizedText,
  summary: localizedText,
  /** Whether it runs: it was switched on, and is included. */
  enabled: z.boolean(),
  /** Whether the plan of the client includes it, or an add-on that the client has. */
  included: z.boolean(),
  /** Since when it is included no more, as the term of what included it has ended; null where it is, or never was. */
  ended_at: z.nullable(instant),
  /** How often it has been switched: whoever switches it says what was shown. */
  revision: z.int().check(z.minimum(0)),
  /** The last switchings, the newest first. */
  history: z.array(serviceSwitching).check(z.maxLength(switchingsTold)),
});
export type OpenService = z.infer<typeof openService>;

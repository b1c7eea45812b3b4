import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';

/** The client's data to which a permission applies. */
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

/** The suite's key of a permission: `crm.order.view`. */
export const permissionKey = z.string().check(z.regex(/^[a-z][\w.-]{0,99}$/i));

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

export const permission = z.object({
  privilege: z.object({
    list: z.array(z.object({ key: permissionKey, scope })),
    user: z.object({ user_id: z.string(), is_admin: z.boolean() }),
  }),
  /** The switches above and others of the suite. A missing one is off. */
  setting: z.record(z.string(), z.boolean()),
});
export type Permission = z.infer<typeof permission>;

export const suiteSystems = ['mail', 'crm', 'marketing', 'cpq', 'statistics', 'ai'] as const;
export type SuiteSystem = (typeof suiteSystems)[number];

const system = z.object({ system_id: itemId, name: localizedText });

export const planVersion = z.object({
  /** The highest plan if there are several; null without a plan. */
  system: z.nullable(system),
  /** The systems of all plans that have not ended. */
  systems: z.array(system),
  modules: z.array(z.object({ module_id: itemId, name: localizedText })),
});
export type PlanVersion = z.infer<typeof planVersion>;

export const serviceSwitching = z.object({ enabled: z.boolean(), at: instant, by: z.string() });
export type ServiceSwitching = z.infer<typeof serviceSwitching>;

/** Upper bound of `history`. */
export const maxSwitchings = 10;

export const openService = z.object({
  service_id: itemId,
  name: localizedText,
  summary: localizedText,
  /** Whether it runs: switched on and included. */
  enabled: z.boolean(),
  /** By the client's plan or one of its add-ons. */
  included: z.boolean(),
  /** When its inclusion ended with a term; null if it is included, or never was. */
  ended_at: z.nullable(instant),
  /** The number of switches; a caller sends the revision that the page showed. */
  revision: z.int().check(z.minimum(0)),
  /** Newest first. */
  history: z.array(serviceSwitching).check(z.maxLength(maxSwitchings)),
});
export type OpenService = z.infer<typeof openService>;

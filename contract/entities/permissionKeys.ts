import { type Scope, scopes } from './suite.ts';

const any: readonly Scope[] = Object.values(scopes);
/** What somebody has alone tells nothing of a team. */
const beyondOwn: readonly Scope[] = any.filter((each) => each !== scopes.own);
/** What is set for the whole client is set by who has all of it. */
const whole: readonly Scope[] = [scopes.all];

/** The suite's permissions, each with the scopes that it accepts: one of another scope permits nothing. */
export const acceptedScopes = {
  'crm.functional.base': any,
  'crm.mail.view': any,
  'crm.mail.shared.view': beyondOwn,
  'crm.mail.setting': any,
  'crm.lead.private.view': any,
  'crm.lead.public.view': any,
  'crm.company.intelligence': any,
  'crm.company.private.view': any,
  'crm.company.public.view': any,
  'crm.company.duplicates': beyondOwn,
  'crm.company.recycle': any,
  'crm.company.export': any,
  'crm.opportunity.view': any,
  'crm.opportunity.forecast': beyondOwn,
  'crm.product.view': any,
  'crm.quotation.view': any,
  'crm.order.view': any,
  'crm.logistics.view': any,
  'crm.collection.view': any,
  'crm.paypal.view': any,
  'crm.statistics.view': any,
  'crm.statistics.team': beyondOwn,
  'crm.edm.view': any,
  'crm.edm.send': any,
  'crm.landing.view': any,
  'crm.social.view': any,
  'crm.ai.view': any,
  'crm.ai.write': any,
  'crm.disk.view': any,
  'crm.contact.view': any,
  'crm.approval.view': any,
  'crm.workflow.view': any,
  'crm.setting.member': whole,
  'crm.setting.role': whole,
  'crm.setting.field': whole,
  'crm.setting.approval': whole,
  'crm.setting.workflow': whole,
} as const satisfies Record<string, readonly Scope[]>;

export type PermissionKey = keyof typeof acceptedScopes;

export const isPermissionKey = (key: string): key is PermissionKey => Object.hasOwn(acceptedScopes, key);

/** Whether a permission that was granted with a scope permits anything. */
export const permits = ({ key, scope }: { readonly key: string; readonly scope: Scope }): boolean =>
  isPermissionKey(key) && acceptedScopes[key].includes(scope);

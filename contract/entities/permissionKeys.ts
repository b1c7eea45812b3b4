import { type Scope, scopes } from './suite.ts';

const everyScope: readonly Scope[] = Object.values(scopes);
/** For permissions about a team: access to one's own records alone permits nothing. */
const beyondOwn: readonly Scope[] = everyScope.filter((each) => each !== scopes.own);
/** For settings of the whole client, which need access to all of its data. */
const wholeClient: readonly Scope[] = [scopes.all];

/** The suite's permissions with the accepted scopes: a permission with another scope permits nothing. */
export const acceptedScopes = {
  'crm.functional.base': everyScope,
  'crm.mail.view': everyScope,
  'crm.mail.shared.view': beyondOwn,
  'crm.mail.setting': everyScope,
  'crm.lead.private.view': everyScope,
  'crm.lead.public.view': everyScope,
  'crm.company.intelligence': everyScope,
  'crm.company.private.view': everyScope,
  'crm.company.public.view': everyScope,
  'crm.company.duplicates': beyondOwn,
  'crm.company.recycle': everyScope,
  'crm.company.export': everyScope,
  'crm.opportunity.view': everyScope,
  'crm.opportunity.forecast': beyondOwn,
  'crm.product.view': everyScope,
  'crm.quotation.view': everyScope,
  'crm.order.view': everyScope,
  'crm.logistics.view': everyScope,
  'crm.collection.view': everyScope,
  'crm.paypal.view': everyScope,
  'crm.statistics.view': everyScope,
  'crm.statistics.team': beyondOwn,
  'crm.edm.view': everyScope,
  'crm.edm.send': everyScope,
  'crm.landing.view': everyScope,
  'crm.social.view': everyScope,
  'crm.ai.view': everyScope,
  'crm.ai.write': everyScope,
  'crm.disk.view': everyScope,
  'crm.contact.view': everyScope,
  'crm.approval.view': everyScope,
  'crm.workflow.view': everyScope,
  'crm.setting.member': wholeClient,
  'crm.setting.role': wholeClient,
  'crm.setting.field': wholeClient,
  'crm.setting.approval': wholeClient,
  'crm.setting.workflow': wholeClient,
} as const satisfies Record<string, readonly Scope[]>;

export type PermissionKey = keyof typeof acceptedScopes;

export const isPermissionKey = (key: string): key is PermissionKey => Object.hasOwn(acceptedScopes, key);

export const permits = ({ key, scope }: { readonly key: string; readonly scope: Scope }): boolean =>
  isPermissionKey(key) && acceptedScopes[key].includes(scope);

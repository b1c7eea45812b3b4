import { type Scope, scopes } from './suite.ts';

const everyScope: readonly Scope[] = Object.values(scopes);
/** For permissions about a team: access to one's own records alone permits nothing. */
const scopesBeyondOwn: readonly Scope[] = everyScope.filter((each) => each !== scopes.own);
/** For settings of the whole client, which need access to all of its data. */
const clientWideScopes: readonly Scope[] = [scopes.all];

/** The suite's permissions with the accepted scopes: a permission with another scope permits nothing. */
export const acceptedScopes = {
  'crm.functional.base': everyScope,
  'crm.mail.view': everyScope,
  'crm.mail.shared.view': scopesBeyondOwn,
  'crm.mail.setting': everyScope,
  'crm.lead.private.view': everyScope,
  'crm.lead.public.view': everyScope,
  'crm.company.intelligence': everyScope,
  'crm.company.private.view': everyScope,
  'crm.company.public.view': everyScope,
  'crm.company.duplicates': scopesBeyondOwn,
  'crm.company.recycle': everyScope,
  'crm.company.export': everyScope,
  'crm.opportunity.view': everyScope,
  'crm.opportunity.forecast': scopesBeyondOwn,
  'crm.product.view': everyScope,
  'crm.quotation.view': everyScope,
  'crm.order.view': everyScope,
  'crm.logistics.view': everyScope,
  'crm.collection.view': everyScope,
  'crm.paypal.view': everyScope,
  'crm.statistics.view': everyScope,
  'crm.statistics.team': scopesBeyondOwn,
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
  'crm.setting.member': clientWideScopes,
  'crm.setting.role': clientWideScopes,
  'crm.setting.field': clientWideScopes,
  'crm.setting.approval': clientWideScopes,
  'crm.setting.workflow': clientWideScopes,
} as const satisfies Record<string, readonly Scope[]>;

export type PermissionKey = keyof typeof acceptedScopes;

export const isPermissionKey = (key: string): key is PermissionKey => Object.hasOwn(acceptedScopes, key);

export const isScopeAccepted = ({ key, scope }: { readonly key: string; readonly scope: Scope }): boolean =>
  isPermissionKey(key) && acceptedScopes[key].includes(scope);

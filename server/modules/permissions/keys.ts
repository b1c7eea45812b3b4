import { type Scope, scopes } from '#contract/entities/suite.ts';

/** The permissions that this server checks, each with the scopes that it accepts: one of another scope permits nothing. */
export const acceptedScopes = {
  'crm.company.export': Object.values(scopes),
} as const satisfies Record<string, readonly Scope[]>;

export type PermissionKey = keyof typeof acceptedScopes;

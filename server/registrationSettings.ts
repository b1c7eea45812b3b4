import { z } from 'zod/mini';
import { type Terms, terms } from '#contract/entities/registration.ts';
import { missingOf } from './missingOf.ts';

/** To what whoever registers agrees; null where nobody registers by themselves. */
export interface RegistrationSettings {
  readonly terms: Terms | null;
}

/** The settings by their names in the environment. */
export const registrationVariables = {
  MALLFLOW_TERMS_VERSION: z.optional(terms.shape.version),
  MALLFLOW_TERMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MALLFLOW_PRIVACY_URL: z.optional(z.url({ protocol: /^https?$/ })),
};

const environment = z.object(registrationVariables);
type Environment = z.output<typeof environment>;

const names = ['MALLFLOW_TERMS_VERSION', 'MALLFLOW_TERMS_URL', 'MALLFLOW_PRIVACY_URL'] as const;

/** What has to be named with what is. */
export const missingForRegistration = (env: Environment) => missingOf(env, { what: 'the terms of registering', names });

/** The terms of the demo, which say that they are none. */
const demoTerms: Terms = { version: 'demo-1', terms_url: '/sandbox/terms', privacy_url: '/sandbox/privacy' };

export function readRegistrationSettings(env: Environment, demo: boolean): RegistrationSettings {
  const { MALLFLOW_TERMS_VERSION: version, MALLFLOW_TERMS_URL: terms_url, MALLFLOW_PRIVACY_URL: privacy_url } = env;
  if (version === undefined || terms_url === undefined || privacy_url === undefined)
    return { terms: demo ? demoTerms : null };
  return { terms: { version, terms_url, privacy_url } };
}

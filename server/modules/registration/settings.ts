import { z } from 'zod/mini';
import { type Terms, terms } from '#contract/entities/registration.ts';
import { missingSettings } from '../../environment/missingSettings.ts';
import { setting } from '../../environment/setting.ts';
import { webAddress } from '../../environment/variables.ts';

/** Terms accepted at sign-up; null when self-registration is disabled. */
export interface RegistrationSettings {
  readonly terms: Terms | null;
}

const closedText = 'registration is closed; the demo has terms of its own';

export const registrationVariables = {
  MALLFLOW_TERMS_VERSION: setting(
    'The version of the terms that new clients accept.',
    z.optional(terms.shape.version),
    { values: '1 to 40 letters, digits, `_`, `.` and `-`', unset: closedText },
  ),
  MALLFLOW_TERMS_URL: setting('The page of these terms.', z.optional(webAddress), { unset: closedText }),
  MALLFLOW_PRIVACY_URL: setting('The page of the privacy policy.', z.optional(webAddress), { unset: closedText }),
};

const environment = z.object(registrationVariables);
type Environment = z.output<typeof environment>;

const termsVariableNames = ['MALLFLOW_TERMS_VERSION', 'MALLFLOW_TERMS_URL', 'MALLFLOW_PRIVACY_URL'] as const;

export const missingForRegistration = (env: Environment) =>
  missingSettings(env, { what: 'the terms of registering', names: termsVariableNames });

const demoTerms: Terms = { version: 'demo-1', terms_url: '/sandbox/terms', privacy_url: '/sandbox/privacy' };

export function readRegistrationSettings(env: Environment, demo: boolean): RegistrationSettings {
  const { MALLFLOW_TERMS_VERSION: version, MALLFLOW_TERMS_URL: terms_url, MALLFLOW_PRIVACY_URL: privacy_url } = env;
  if (version === undefined || terms_url === undefined || privacy_url === undefined)
    return { terms: demo ? demoTerms : null };
  return { terms: { version, terms_url, privacy_url } };
}

import { z } from 'zod/mini';
import { missingSettings } from '../../settings/missingSettings.ts';
import { setting } from '../../settings/setting.ts';
import { providerName, webAddress } from '../../settings/variables.ts';

/** An application at Fadada (FASC open API, 5.1), and the enterprise that it belongs to. */
export interface FadadaSettings {
  readonly url: string;
  readonly app_id: string;
  readonly app_secret: string;
  /** What Fadada calls the enterprise that has documents signed. */
  readonly corp_id: string;
}

/** Who is asked to have documents signed. */
export interface SigningSettings {
  readonly fadada: FadadaSettings | null;
}

/** The settings by their names in the environment. */
export const signingVariables = {
  MALLFLOW_FADADA_URL: setting('The API of Fadada.', z._default(webAddress, 'https://api.fadada.com/api/v5')),
  MALLFLOW_FADADA_APP_ID: setting('The id of the application at Fadada (FASC open API 5.1).', providerName),
  MALLFLOW_FADADA_APP_SECRET: setting(
    'The secret of that application.',
    z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
  ),
  MALLFLOW_FADADA_CORP_ID: setting('Fadada’s id of the enterprise that the application belongs to.', providerName),
};

type Variables = z.output<z.ZodMiniObject<typeof signingVariables>> & {
  readonly MALLFLOW_PUBLIC_URL?: string | undefined;
};

/** The settings that have to be set: all of an application's, and where Fadada reaches this server, or none. */
export const missingForSigning = (env: Variables) =>
  missingSettings(env, {
    what: 'Fadada',
    names: ['MALLFLOW_FADADA_APP_ID', 'MALLFLOW_FADADA_APP_SECRET', 'MALLFLOW_FADADA_CORP_ID'],
    besides: ['MALLFLOW_PUBLIC_URL'],
  });

/** What the environment says of providers of signatures. */
export function readSigningSettings(env: Variables): SigningSettings {
  const { MALLFLOW_FADADA_APP_ID: app_id, MALLFLOW_FADADA_APP_SECRET: app_secret } = env;
  const { MALLFLOW_FADADA_CORP_ID: corp_id } = env;
  if (!app_id || !app_secret || !corp_id) return { fadada: null };
  return { fadada: { url: env.MALLFLOW_FADADA_URL.replace(/\/$/, ''), app_id, app_secret, corp_id } };
}

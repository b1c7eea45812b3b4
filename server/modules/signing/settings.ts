import { z } from 'zod/mini';
import { missingSettings } from '../../environment/missingSettings.ts';
import { setting } from '../../environment/setting.ts';
import { providerName, webAddress } from '../../environment/variables.ts';

/** An application at Fadada (FASC open API, 5.1). */
export interface FadadaSettings {
  readonly url: string;
  readonly app_id: string;
  readonly app_secret: string;
  /** Fadada's id of the enterprise that issues the documents. */
  readonly corp_id: string;
}

export interface SigningSettings {
  readonly fadada: FadadaSettings | null;
}

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

/** All settings of Fadada are required together, with the public URL. */
export const missingForSigning = (env: Variables) =>
  missingSettings(env, {
    what: 'Fadada',
    names: ['MALLFLOW_FADADA_APP_ID', 'MALLFLOW_FADADA_APP_SECRET', 'MALLFLOW_FADADA_CORP_ID'],
    besides: ['MALLFLOW_PUBLIC_URL'],
  });

export function readSigningSettings(env: Variables): SigningSettings {
  const { MALLFLOW_FADADA_APP_ID: app_id, MALLFLOW_FADADA_APP_SECRET: app_secret } = env;
  const { MALLFLOW_FADADA_CORP_ID: corp_id } = env;
  if (!app_id || !app_secret || !corp_id) return { fadada: null };
  return { fadada: { url: env.MALLFLOW_FADADA_URL.replace(/\/$/, ''), app_id, app_secret, corp_id } };
}

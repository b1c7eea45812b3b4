import { z } from 'zod/mini';
import { setting, withValuesText } from '../environment/setting.ts';
import { anyText, flag, listOf, wholeNumber } from '../environment/variables.ts';
import { keysFromSecret, type PersonalDataKeys, personalDataKeys } from '../personalData.ts';

/** What a production start rejects unless MALLFLOW_ALLOW names it. */
export const waivers = ['demo-accounts', 'default-secret', 'sandbox'] as const;
export type Waiver = (typeof waivers)[number];

/** Used if no secret is set. It is public. */
export const defaultSecret = 'mallflow-default-secret-not-for-production';

/**
 * 32 random characters have at least this many different ones in any usual alphabet; fewer indicate a repeated word.
 */
const minDistinctCharacters = 8;

const logLevels = { demo: 'warn', otherwise: 'info' } as const;

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly data_dir: string;
  readonly database_url: string | null;
  readonly demo: boolean;
  readonly log_level: 'info' | 'warn' | 'silent';
  readonly allow: readonly Waiver[];
  readonly secret: string;
  readonly personal_data_keys: PersonalDataKeys;
  /** Whether cookies are sent over https only. */
  readonly https: boolean;
}

export const serverVariables = {
  HOST: setting('The address of this machine on which the server listens.', z._default(anyText, '127.0.0.1')),
  PORT: setting('The port on which the server listens; 0 is any free one.', wholeNumber(4300, { min: 0, max: 65_535 })),
  DATA_DIR: setting(
    'The folder of the embedded database and of uploaded files; the server creates it for its own user alone.',
    z._default(anyText, '.data'),
  ),
  DATABASE_URL: setting(
    'A PostgreSQL database.',
    z.optional(
      withValuesText(
        'an address like `postgres://user:password@host/name`',
        z.string().check(z.regex(/^postgres(ql)?:\/\//)),
      ),
    ),
    { unset: 'the embedded database' },
  ),
  NODE_ENV: setting(
    '`npm run serve` sets it to `production`, which turns `MALLFLOW_HTTPS` on.',
    z._default(z.string(), ''),
  ),
  MALLFLOW_DEMO: setting(
    '`npm start` turns it on: the demo’s accounts and data, and sandboxes in place of providers.',
    flag,
  ),
  MALLFLOW_SECRET: setting(
    'The secret from which the server derives its keys; servers that share a database share it.',
    z._default(
      withValuesText(
        'at least 32 random characters (`openssl rand -base64 32`)',
        z.string().check(
          z.minLength(32),
          z.refine(
            (secret) => new Set(secret).size >= minDistinctCharacters,
            'has to be random: openssl rand -base64 32',
          ),
        ),
      ),
      defaultSecret,
    ),
    { unset: 'public, so a production start refuses it' },
  ),
  MALLFLOW_PERSONAL_DATA_KEYS: setting(
    'The keys that encrypt ID numbers, tokens of payment links and other personal data in the database; the first encrypts, all decrypt.',
    z._default(personalDataKeys, []),
    { unset: 'a key derived from `MALLFLOW_SECRET`' },
  ),
  MALLFLOW_HTTPS: setting('Whether cookies travel over https only.', flag, { unset: 'always on in production' }),
  MALLFLOW_LOG: setting(
    'How much the server logs; `security` lines (sign-ins, decisions, exports and the like) are written with `warn` too.',
    z.optional(z.enum(['info', 'warn', 'silent'])),
    { unset: `\`${logLevels.otherwise}\`, in the demo \`${logLevels.demo}\`` },
  ),
  MALLFLOW_ALLOW: setting(
    'What a production start accepts although it is unsafe.',
    z._default(listOf(z.enum(waivers)), []),
  ),
};

const environment = z.object(serverVariables);

export const readServerSettings = (env: z.output<typeof environment>): ServerSettings => ({
  host: env.HOST,
  port: env.PORT,
  data_dir: env.DATA_DIR,
  database_url: env.DATABASE_URL ?? null,
  demo: env.MALLFLOW_DEMO,
  log_level: env.MALLFLOW_LOG ?? (env.MALLFLOW_DEMO ? logLevels.demo : logLevels.otherwise),
  allow: env.MALLFLOW_ALLOW,
  secret: env.MALLFLOW_SECRET,
  // The derived key stays in the list: it decrypts what was encrypted before other keys were configured.
  personal_data_keys: [...env.MALLFLOW_PERSONAL_DATA_KEYS, ...keysFromSecret(env.MALLFLOW_SECRET)],
  https: env.MALLFLOW_HTTPS || env.NODE_ENV === 'production',
});

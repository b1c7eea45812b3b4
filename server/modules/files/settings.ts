import { z } from 'zod/mini';
import { missingSettings } from '../../environment/missingSettings.ts';
import { setting } from '../../environment/setting.ts';
import { anyText, webAddress } from '../../environment/variables.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key_id: string;
  readonly key_secret: string;
}

export interface StorageSettings {
  /** Null: a folder in `data_dir`. */
  readonly s3: S3Settings | null;
}

export const storageVariables = {
  MALLFLOW_S3_URL: setting('The S3-compatible storage for uploaded files.', z.optional(webAddress), {
    unset: 'a folder in `DATA_DIR`',
  }),
  MALLFLOW_S3_BUCKET: setting(
    'Its bucket; give it a rule that aborts incomplete uploads after a day.',
    z.optional(anyText),
  ),
  MALLFLOW_S3_REGION: setting('Its region.', z._default(anyText, 'us-east-1')),
  MALLFLOW_S3_KEY_ID: setting('The id of the access key.', z.optional(anyText)),
  MALLFLOW_S3_KEY_SECRET: setting('The secret of the access key.', z.optional(anyText)),
};

const environment = z.object(storageVariables);
type Environment = z.output<typeof environment>;

/** All of them, or none. */
const s3VariableNames = [
  'MALLFLOW_S3_URL',
  'MALLFLOW_S3_BUCKET',
  'MALLFLOW_S3_KEY_ID',
  'MALLFLOW_S3_KEY_SECRET',
] as const;

/** Settings that are missing although others of `s3VariableNames` are set. */
export const missingForStorage = (env: Environment) =>
  missingSettings(env, { what: 'the storage of uploaded files', names: s3VariableNames });

export function readStorageSettings(env: Environment): StorageSettings {
  const { MALLFLOW_S3_URL: endpoint, MALLFLOW_S3_BUCKET: bucket, MALLFLOW_S3_REGION: region } = env;
  const { MALLFLOW_S3_KEY_ID: key_id, MALLFLOW_S3_KEY_SECRET: key_secret } = env;
  if (!endpoint || !bucket || !key_id || !key_secret) return { s3: null };
  return { s3: { endpoint, region, bucket, key_id, key_secret } };
}

import { z } from 'zod/mini';
import { missingOf } from './missingOf.ts';

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key_id: string;
  readonly key_secret: string;
}

/** Where uploaded files are kept. */
export interface StorageSettings {
  /** Null for a folder below `data_dir`. */
  readonly s3: S3Settings | null;
}

/** The settings by their names in the environment. */
export const storageVariables = {
  MALLFLOW_S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MALLFLOW_S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  MALLFLOW_S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  MALLFLOW_S3_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  MALLFLOW_S3_KEY_SECRET: z.optional(z.string().check(z.minLength(1))),
};

const environment = z.object(storageVariables);
type Environment = z.output<typeof environment>;

/** What names a bucket: all of them, or none. */
const names = ['MALLFLOW_S3_URL', 'MALLFLOW_S3_BUCKET', 'MALLFLOW_S3_KEY_ID', 'MALLFLOW_S3_KEY_SECRET'] as const;

/** What has to be named with what is. */
export const missingForStorage = (env: Environment) => missingOf(env, { what: 'the storage of uploaded files', names });

export function readStorageSettings(env: Environment): StorageSettings {
  const { MALLFLOW_S3_URL: endpoint, MALLFLOW_S3_BUCKET: bucket, MALLFLOW_S3_REGION: region } = env;
  const { MALLFLOW_S3_KEY_ID: key_id, MALLFLOW_S3_KEY_SECRET: key_secret } = env;
  if (!endpoint || !bucket || !key_id || !key_secret) return { s3: null };
  return { s3: { endpoint, region, bucket, key_id, key_secret } };
}

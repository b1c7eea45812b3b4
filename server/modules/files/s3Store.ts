import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './fileStore.ts';
import type { S3Settings } from './settings.ts';

/**
 * Files in a bucket of an S3-compatible storage. An object appears with its last part; a failed write is aborted. After
 * a crash only a rule of the bucket can abort incomplete uploads.
 */
export function s3Store({ endpoint, region, bucket: Bucket, key_id, key_secret }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key_id, secretAccessKey: key_secret },
    // Compatible storages use path-style addresses and may not support the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(Key, parts) {
      const source = rememberFailure(parts);
      const params = { Bucket, Key, Body: Readable.from(source.parts(), { objectMode: false }) };
      try {
        // One part at a time, so that only one is in memory.
        await new Upload({ client, params, queueSize: 1, leavePartsOnError: false }).done();
      } catch (cause) {
        // If aborting fails too, its error would hide the cause.
        throw source.failed() ?? cause;
      }
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body?.transformToWebStream() ?? null;
      } catch (cause) {
        if (cause instanceof NoSuchKey) return null;
        throw cause;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    // A rule of the bucket does this.
    removeUnfinished: async () => undefined,
  };
}

/** Remembers the error with which the parts ended. */
function rememberFailure(parts: AsyncIterable<Uint8Array>) {
  let failure: unknown = null;
  return {
    failed: () => failure,
    async *parts() {
      try {
        yield* parts;
      } catch (cause) {
        failure = cause;
        throw cause;
      }
    },
  };
}

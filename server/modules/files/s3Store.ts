import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './fileStore.ts';
import type { S3Settings } from './settings.ts';

/**
 * Keeps files in a bucket of an S3-compatible storage. An object is there once its last part is; a writing that fails is
 * aborted. What a server that was killed has left of one, the bucket has to forget by a rule of its own.
 */
export function s3Store({ endpoint, region, bucket: Bucket, key_id, key_secret }: S3Settings): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key_id, secretAccessKey: key_secret },
    // What is compatible with S3 has buckets below its address, and need not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(Key, parts) {
      const source = remembering(parts);
      const params = { Bucket, Key, Body: Readable.from(source.parts(), { objectMode: false }) };
      try {
        // One part at a time: no more than that of a file is in memory.
        await new Upload({ client, params, queueSize: 1, leavePartsOnError: false }).done();
      } catch (cause) {
        // Where aborting fails as well, its error is not what went wrong.
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
    // The rule of the bucket aborts incomplete uploads.
    removeUnfinished: async () => undefined,
  };
}

/** Parts, and the error with which they have ended. */
function remembering(parts: AsyncIterable<Uint8Array>) {
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

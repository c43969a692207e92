import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { signUrl } from './signedUrl';
import type { Storage } from './storage';

/** A bucket that speaks S3's language. */
export interface BucketKeys {
  bucket: string;
  region: string;
  /** Null: Amazon's own address for the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

const PATIENCE_MS = 8_000;
/** A large file takes as long as its sender; the door ends what does not move. */
const STREAM_PATIENCE_MS = 60 * 60_000;
/** A download has to begin within them. */
const SIGNED_SECONDS = 5 * 60;

/** Uploads as objects of a bucket. The SDK is loaded with the first of them. */
export function createBucketStorage(keys: BucketKeys): Storage {
  let opened: Promise<Door> | null = null;
  const door = () => (opened ??= openDoor(keys));
  const signal = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });

  return {
    async put(name, bytes, contentType) {
      const { client, sdk } = await door();
      const object = { ...place(keys, name), Body: bytes, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(object), signal());
    },
    async putStream(name, body, { bytes, contentType }) {
      const { client, sdk } = await door();
      const object = { Body: body, ContentLength: bytes, ContentType: contentType };
      const command = new sdk.PutObjectCommand({ ...place(keys, name), ...object });
      // The SDK would wait for the rest of a body that broke off.
      const broken = new AbortController();
      body.once('error', (error) => broken.abort(error));
      const late = AbortSignal.timeout(STREAM_PATIENCE_MS);
      await client.send(command, { abortSignal: AbortSignal.any([broken.signal, late]) });
    },
    async read(name) {
      const { client, sdk } = await door();
      try {
        const answer = await client.send(new sdk.GetObjectCommand(place(keys, name)), signal());
        return { body: answer.Body as Readable, bytes: answer.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey || statusOf(error) === 404) return null;
        throw error;
      }
    },
    signedUrl(name, { disposition, contentType, now }) {
      const url = objectUrl(keys, name);
      url.searchParams.set('response-content-disposition', disposition);
      url.searchParams.set('response-content-type', contentType);
      return signUrl(url, keys, { now, seconds: SIGNED_SECONDS });
    },
    async remove(name) {
      const { client, sdk } = await door();
      await client.send(new sdk.DeleteObjectCommand(place(keys, name)), signal());
    },
  };
}

type Sdk = typeof import('@aws-sdk/client-s3');

interface Door {
  client: S3Client;
  sdk: Sdk;
}

async function openDoor({ region, endpoint, accessKeyId, secretAccessKey }: BucketKeys) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other makers' storage has one address for all buckets, and no newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  return { client, sdk };
}

const place = ({ bucket }: BucketKeys, name: string) => ({
  Bucket: bucket,
  Key: `uploads/${name}`,
});

/** Where the SDK finds an object, too: Amazon's has the bucket in the host where a host may hold it. */
function objectUrl({ bucket, region, endpoint }: BucketKeys, name: string): URL {
  const key = `uploads/${name}`;
  if (endpoint !== null) return new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
  const host = `s3.${region}.amazonaws.com`;
  return new URL(
    bucket.includes('.') ? `https://${host}/${bucket}/${key}` : `https://${bucket}.${host}/${key}`,
  );
}

function statusOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  return (error.$metadata as { httpStatusCode?: unknown }).httpStatusCode;
}

import { join } from 'node:path';
import { z } from 'zod';
import { createBucketStorage, type BucketKeys } from './bucketStorage';
import { createFolderStorage } from './folderStorage';
import type { Storage } from './storage';

const text = z.string().trim().min(1);

/** What the storage of uploads asks of the environment. */
export const storageEnvironment = {
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://storage.example.org' })
    .optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};

type StorageEnvironment = z.output<z.ZodObject<typeof storageEnvironment>>;

const KEYS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is missing beside what is given, as variable and sentence. */
export function missingStorageSettings(
  env: StorageEnvironment,
): { name: string; message: string }[] {
  const missing = KEYS.filter((name) => !env[name]);
  if (missing.length === KEYS.length || missing.length === 0) return [];
  const message =
    'is missing; a bucket needs its name and both keys, or none for files in DATA_DIR';
  return missing.map((name) => ({ name, message }));
}

/** The bucket of the settings, once they are complete; null: files in DATA_DIR. */
export function readStorageConfig(env: StorageEnvironment): BucketKeys | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = env.S3_ENDPOINT ?? null;
  return { bucket, accessKeyId, secretAccessKey, region: env.S3_REGION, endpoint };
}

/** Opens the storage a configuration asks for. */
export function createStorage(config: { bucket: BucketKeys | null; dataDir: string }): Storage {
  return config.bucket === null
    ? createFolderStorage(join(config.dataDir, 'uploads'))
    : createBucketStorage(config.bucket);
}

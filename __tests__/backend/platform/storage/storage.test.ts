import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readConfig } from '@/backend/platform/config';
import { createBucketStorage } from '@/backend/platform/storage/bucketStorage';
import { createFolderStorage } from '@/backend/platform/storage/folderStorage';
import type { Storage } from '@/backend/platform/storage/storage';
import { createStorage } from '@/backend/platform/storage/storageConfig';
import { startBucketServer, type BucketServer } from '@/__tests__/support/bucketServer';

let folder: string;
let bucket: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playplus-storage-'));
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const NAME = `${'a1'.repeat(16)}.webp`;
const inBucket = () =>
  createBucketStorage({
    bucket: 'photos',
    region: 'eu-test',
    endpoint: bucket.url,
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
  });

async function textOf(storage: Storage, name: string): Promise<string | null> {
  const file = await storage.read(name);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.body as AsyncIterable<Buffer>) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(file.bytes).toBe(bytes.length);
  return bytes.toString();
}

describe.each([
  ['a folder', () => createFolderStorage(join(folder, 'uploads'))],
  ['a bucket', inBucket],
] as const)('%s', (_kind, open) => {
  test('gives back what it was given, and nothing after it was removed', async () => {
    const storage = open();
    expect(await storage.read(NAME)).toBeNull();
    await storage.put(NAME, Buffer.from('pixels'), 'image/webp');
    expect(await textOf(storage, NAME)).toBe('pixels');
    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.read(NAME)).toBeNull();
  });

  test('takes a file piece by piece, and keeps nothing of one that breaks off', async () => {
    const storage = open();
    const facts = { bytes: 6, contentType: 'application/zip' };
    await storage.putStream(
      'whole',
      Readable.from([Buffer.from('pix'), Buffer.from('els')]),
      facts,
    );
    expect(await textOf(storage, 'whole')).toBe('pixels');
    async function* broken() {
      yield Buffer.from('pix');
      await Promise.resolve();
      throw new Error('the sender is gone');
    }
    await expect(storage.putStream('half', Readable.from(broken()), facts)).rejects.toThrow();
    expect(await storage.read('half')).toBeNull();
    await storage.remove('whole');
  });
});

test('a folder holds no half-written file', async () => {
  const place = join(folder, 'whole');
  const storage = createFolderStorage(place);
  await storage.put(NAME, Buffer.from('one'), 'image/webp');
  await expect(storage.put('no/such/folder', Buffer.from('x'), 'image/webp')).rejects.toThrow();
  expect(await readdir(place)).toEqual([NAME]);
});

describe('a bucket', () => {
  test('is asked by name, with a signature and the type', async () => {
    await inBucket().put(NAME, Buffer.from('pixels'), 'image/webp');
    expect(bucket.requests.at(-1)).toBe(`PUT /photos/uploads/${NAME}`);
    expect(bucket.objects.get(`/photos/uploads/${NAME}`)?.type).toBe('image/webp');
  });

  test('that fails for a moment is asked again', async () => {
    bucket.failures.push(503);
    await inBucket().put(NAME, Buffer.from('again'), 'image/webp');
    expect(await textOf(inBucket(), NAME)).toBe('again');
  });

  test('that refuses is an error, never a missing file', async () => {
    const stranger = createBucketStorage({
      bucket: 'photos',
      region: 'eu-test',
      endpoint: bucket.url,
      accessKeyId: 'other-key',
      secretAccessKey: 'x',
    });
    await expect(stranger.put(NAME, Buffer.from('x'), 'image/webp')).rejects.toThrow();
    await expect(stranger.read(NAME)).rejects.toThrow();
  });
});

describe('the settings', () => {
  const given = { SERVICE_KEY: 'a-service-key-for-tests', LOG_LEVEL: 'silent' };
  const keys = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  test('none: a folder of the data; all: a bucket', async () => {
    const local = readConfig({ ...given, DATA_DIR: join(folder, 'data') });
    expect(local.bucket).toBeNull();
    await createStorage(local).put(NAME, Buffer.from('x'), 'image/webp');
    expect(await readdir(join(folder, 'data', 'uploads'))).toEqual([NAME]);
    expect(readConfig({ ...given, ...keys }).bucket).toEqual({
      bucket: 'b',
      accessKeyId: 'k',
      secretAccessKey: 's',
      region: 'us-east-1',
      endpoint: null,
    });
  });

  test('a part of them stops the start and is named', () => {
    expect(() => readConfig({ ...given, S3_BUCKET: 'b' })).toThrow(/S3_ACCESS_KEY_ID: is missing/);
  });
});

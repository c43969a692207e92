import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { admitPhoto, storePhoto } from '@/backend/media/service';
import { UPLOAD_PATTERN, uploadName } from '@/lib/shared/media/uploads';
import { testConfig, type TestContext } from '@/__tests__/support/context';
import { anImage, promisingPng } from '@/__tests__/support/images';
import { codeOf, openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
let fan: TestContext;
beforeAll(async () => {
  stage = await openStage(2);
  fan = stage.fan(0);
});
afterAll(() => stage.close());

const photoRows = () => stage.db.selectFrom('photos').selectAll().execute();
const refusal = (sent: Buffer, asker = fan) => storePhoto(asker, sent).then(() => 'ok', codeOf);

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is kept as WebP', async (format) => {
    const { url, width, height } = await storePhoto(fan, await anImage(format));
    expect(url).toMatch(UPLOAD_PATTERN);
    expect([width, height]).toEqual([64, 48]);
    const kept = fan.storage.files.get(uploadName(url) ?? '');
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    const row = (await photoRows()).find(({ name }) => url.endsWith(name));
    expect(row).toMatchObject({ userId: userIdOf(fan), bytes: kept?.length });
  });

  test('loses place, camera and every other word, and stands upright', async () => {
    const sent = await anImage('jpeg', { exif: true });
    const before = await sharp(sent).metadata();
    expect(before.exif?.includes('SecretCam')).toBe(true);
    const { url, width, height } = await storePhoto(fan, sent);
    expect([width, height]).toEqual([48, 64]);
    const kept = fan.storage.files.get(uploadName(url) ?? '') ?? Buffer.alloc(0);
    const after = await sharp(kept).metadata();
    expect([after.exif, after.xmp, after.iptc, after.icc]).toEqual(Array(4).fill(undefined));
    expect(kept.includes('SecretCam')).toBe(false);
    expect(kept.includes('EXIF')).toBe(false);
  });

  test('is made small enough for a page', async () => {
    const sent = await anImage('png', { width: 5000, height: 2500 });
    expect(await storePhoto(fan, sent)).toMatchObject({ width: 2048, height: 1024 });
  });

  test('that is also something else keeps nothing but its pixels', async () => {
    const script = '<script>alert(document.domain)</script>';
    const sent = Buffer.concat([await anImage('jpeg'), Buffer.from(script)]);
    const { url } = await storePhoto(fan, sent);
    expect(fan.storage.files.get(uploadName(url) ?? '')?.includes('<script>')).toBe(false);
  });
});

describe('what is no picture of ours is refused and leaves nothing behind', () => {
  const cases: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['nothing', 'media.not_a_picture', () => Buffer.alloc(0)],
    [
      'an SVG with a script',
      'media.not_a_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a page called .png',
      'media.not_a_picture',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    ],
    [
      'a GIF',
      'media.not_a_picture',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a PNG header before a page',
      'media.not_a_picture',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')]),
    ],
    [
      'half a picture',
      'media.not_a_picture',
      async () => {
        const whole = await noise();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a bomb of 50,000 by 50,000', 'media.too_many_pixels', () => promisingPng(50_000, 50_000)],
    ['41 megapixels', 'media.too_many_pixels', () => promisingPng(6_400, 6_410)],
    [
      '39 megapixels of sixteen bits, 312 MB when opened',
      'media.too_many_pixels',
      () => promisingPng(6_000, 6_500, { bits: 16, alpha: true }),
    ],
    ['6 MB', 'media.too_large', () => Buffer.alloc(6 * 1024 * 1024)],
  ];

  test.each(cases)('%s: %s', async (_name, code, make) => {
    const files = fan.storage.files.size;
    const rows = (await photoRows()).length;
    expect(await refusal(await make())).toBe(code);
    expect([fan.storage.files.size, (await photoRows()).length]).toEqual([files, rows]);
  });
});

test('a storage that fails is told in band, and no row names a file that is not there', async () => {
  const rows = (await photoRows()).length;
  fan.storage.isBroken = true;
  expect(await refusal(await anImage('png'))).toBe('media.storage_failed');
  fan.storage.isBroken = false;
  expect((await photoRows()).length).toBe(rows);
});

test('a file whose row could not be written is taken away again', async () => {
  const nobody = {
    ...fan,
    actor: { ...fan.actor, userId: '00000000-0000-7000-8000-000000000000' },
  };
  const files = fan.storage.files.size;
  expect(await refusal(await anImage('png'), nobody)).not.toBe('ok');
  expect(fan.storage.files.size).toBe(files);
});

test('visitors send none', async () => {
  expect(await refusal(await anImage('png'), stage.visitor)).toBe('auth.required');
  await expect(admitPhoto(stage.visitor)).rejects.toMatchObject({ code: 'auth.required' });
});

test('a user is let in sixty times in an hour, whatever is sent then; another user is free', async () => {
  const config = { ...testConfig };
  const eager = { ...stage.fan(1), config };
  const results: string[] = [];
  const admit = (asker: TestContext) => admitPhoto(asker).then(() => 'ok', codeOf);
  for (let sent = 0; sent < 61; sent += 1) results.push(await admit(eager));
  expect(results.slice(0, 60)).toEqual(Array(60).fill('ok'));
  expect(results[60]).toBe('media.too_many');
  expect(await admit({ ...fan, config })).toBe('ok');
});

test('a crowd is refused at once instead of filling the memory', async () => {
  const sent = await noise();
  const results = await Promise.all(Array.from({ length: 14 }, () => refusal(sent)));
  expect(results.filter((code) => code === 'ok')).toHaveLength(10);
  expect(results.filter((code) => code === 'media.busy')).toHaveLength(4);
  expect(await refusal(sent)).toBe('ok');
});

/** Something that takes a moment to decode. */
function noise(): Promise<Buffer> {
  const [width, height] = [400, 400];
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toBuffer();
}

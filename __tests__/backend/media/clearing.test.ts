import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { setPhoto } from '@/backend/accounts/service';
import { saveExamples, savePage } from '@/backend/creators/service';
import { countPhotos } from '@/backend/media/repository';
import { sendMessage, startConversation } from '@/backend/messaging/service';
import {
  admitPhoto,
  clearUnshownPhotos,
  isPublicPhoto,
  removePhotos,
  storePhoto,
} from '@/backend/media/service';
import { newId } from '@/backend/platform/id';
import { createLogger } from '@/backend/platform/logger';
import { LIMITS } from '@/lib/shared/limits';
import { uploadName } from '@/lib/shared/media/uploads';
import { testConfig, type TestContext } from '@/__tests__/support/context';
import { anImage } from '@/__tests__/support/images';
import { words } from '@/__tests__/backend/creators/support';
import { aPrize, draftDraw } from '@/__tests__/backend/lotteries/stage';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
let creator: TestContext;
let picture: Buffer;
beforeAll(async () => {
  stage = await openStage(1);
  creator = stage.creator;
  picture = await anImage('png');
});
afterAll(() => stage.close());
beforeEach(() => stage.db.deleteFrom('photos').execute());

const upload = async (asker = creator) => (await storePhoto(asker, picture)).url;
const presenceOf = async (url: string) => {
  const name = uploadName(url) ?? '';
  const row = await stage.db
    .selectFrom('photos')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return { file: creator.storage.files.has(name), row: row !== undefined };
};
const isPublic = (url: string) => isPublicPhoto(creator, uploadName(url) ?? '');
const GONE = { file: false, row: false };
const PRESENT = { file: true, row: true };

test('a photo that nobody shows goes after an hour; what a page shows stays', async () => {
  const [face, banner, example, unused] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  await setPhoto(creator, { url: face });
  await savePage(creator, { version: 0, ...words, bannerPhoto: banner });
  const work = { kind: 'IMAGE' as const, title: 'Work', url: null, photo: example };
  await saveExamples(creator, { version: 1, items: [work] });

  stage.clock.pass(59);
  await clearUnshownPhotos(creator);
  expect(await presenceOf(unused)).toEqual(PRESENT);
  stage.clock.pass(2);
  await clearUnshownPhotos(creator);
  expect(await presenceOf(unused)).toEqual(GONE);
  for (const url of [face, banner, example]) {
    expect([await presenceOf(url), await isPublic(url)]).toEqual([PRESENT, true]);
  }

  const newFace = await upload();
  await setPhoto(creator, { url: newFace });
  await savePage(creator, { version: 2, ...words, bannerPhoto: null });
  await saveExamples(creator, { version: 3, items: [] });
  await clearUnshownPhotos(creator);
  for (const url of [face, banner, example]) expect(await presenceOf(url)).toEqual(GONE);
  expect(await presenceOf(newFace)).toEqual(PRESENT);
});

test('a picture that was sent stays, is not public, and takes no place among the hundred', async () => {
  const fan = stage.fan(0);
  const { id } = await startConversation(fan, { userId: userIdOf(creator) });
  const photoUrl = await upload(fan);
  expect(await isPublic(photoUrl)).toBe(false);
  const clientId = crypto.randomUUID();
  await sendMessage(fan, { conversationId: id, clientId, body: '', photoUrl });
  stage.clock.pass(61);
  await clearUnshownPhotos(creator);
  expect(fan.storage.files.has(uploadName(photoUrl) ?? '')).toBe(true);
  expect(await isPublic(photoUrl)).toBe(false);
  expect(await countPhotos(stage.db, userIdOf(fan))).toBe(0);
});

test('one whose file cannot be reached is tried again', async () => {
  const url = await upload();
  stage.clock.pass(61);
  creator.storage.isBroken = true;
  expect(await clearUnshownPhotos(creator)).toBe(false);
  creator.storage.isBroken = false;
  expect(await presenceOf(url)).toEqual(PRESENT);
  await clearUnshownPhotos(creator);
  expect(await presenceOf(url)).toEqual(GONE);
});

test('a file that stays behind is logged under the call that gave it up', async () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  creator.storage.isBroken = true;
  await removePhotos({ ...creator, logger }, ['gone.webp']);
  creator.storage.isBroken = false;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { requestId: creator.requestId, name: 'gone.webp', msg: 'photo not removed' },
  ]);
});

test('one that was cleared away is shown by no page any more', async () => {
  const url = await upload();
  stage.clock.pass(61);
  await clearUnshownPhotos(creator);
  await expect(setPhoto(creator, { url })).rejects.toMatchObject({ code: 'media.photo_unknown' });
});

test('a user keeps a hundred; beyond them nothing is let in until some are gone', async () => {
  const fan = { ...stage.fan(0), config: { ...testConfig } };
  const size = { width: 1, height: 1, bytes: 1, contentType: 'image/webp' };
  const photo = () => ({
    id: newId(),
    name: `${newId().replaceAll('-', '')}.webp`,
    userId: userIdOf(fan),
    createdAt: stage.clock.now(),
    ...size,
  });
  const rows = Array.from({ length: LIMITS.photos - 1 }, photo);
  await stage.db.insertInto('photos').values(rows).execute();
  await admitPhoto(fan);
  await stage.db.insertInto('photos').values(photo()).execute();
  await expect(admitPhoto(fan)).rejects.toMatchObject({ code: 'media.too_many' });
  stage.clock.pass(61);
  await clearUnshownPhotos(fan);
  await admitPhoto(fan);
});

test('a photo of a prize stays as long as its draw', async () => {
  const [prize, unused] = [await upload(), await upload()];
  const lotteryId = await draftDraw(creator, { prizes: [aPrize({ photo: prize })] });
  stage.clock.pass(61);
  await clearUnshownPhotos(creator);
  expect(await presenceOf(prize)).toEqual(PRESENT);
  expect(await presenceOf(unused)).toEqual(GONE);
  expect(await isPublic(prize)).toBe(true);
  await stage.db.deleteFrom('liveTools').where('id', '=', lotteryId).execute();
  await clearUnshownPhotos(creator);
  expect(await presenceOf(prize)).toEqual(GONE);
});

// A new place for photos has to be added to what the repository takes for shown.
test('no column that shows a photo is forgotten', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name like '%photo%' order by 1`.execute(stage.db);
  expect(rows.map(({ place }) => place)).toEqual([
    'creator_examples.photo',
    'creator_pages.banner_photo',
    'messages.photo_id',
  ]);
});

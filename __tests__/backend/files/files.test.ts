import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  attachFiles,
  clearLooseFiles,
  fileDataOf,
  filesOf,
  leaveFiles,
  openFile,
  receiveFile,
  registerFileUse,
  removeFile,
  removeStored,
} from '@/backend/files/service';
import type { FileUse } from '@/lib/shared/files/files';
import { LIMITS } from '@/lib/shared/limits';
import { insertBooking } from '@/__tests__/support/bookingRows';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

let stage: Stage;
let creator: TestContext;
let buyer: TestContext;
let bookingId: string;
let isBought = false;
beforeAll(async () => {
  stage = await openStage(2);
  creator = stage.creator;
  buyer = stage.fan(0);
  const [creatorId, buyerId] = [userIdOf(creator), userIdOf(buyer)];
  bookingId = await insertBooking(stage.db, { creatorId, buyerId });
  const sides = [creatorId, buyerId];
  const rules = {
    canSend: ({ actor }: Pick<TestContext, 'actor'>) =>
      Promise.resolve(sides.includes(actor.userId ?? '') ? { creatorId } : null),
    canRead: ({ actor }: Pick<TestContext, 'actor'>) =>
      Promise.resolve(sides.includes(actor.userId ?? '')),
    isKept: () => Promise.resolve(isBought),
  };
  for (const use of ['ANSWER', 'DELIVERY', 'INSTANT'] as const) registerFileUse(use, rules);
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.db.deleteFrom('orderFiles').execute();
  isBought = false;
});

const text = Buffer.from('a plan for an hour');
const send = (context: TestContext, use: FileUse = 'ANSWER', bytes = text.length) =>
  receiveFile(context, { use, ref: bookingId, name: 'plan.txt', bytes }, Readable.from([text]));
const stored = (context: TestContext) => context.storage.files.size;
const code = (value: string) => expect.objectContaining({ code: value }) as unknown;

test('a delivery takes what its creator sent, once', async () => {
  const file = await send(creator, 'DELIVERY');
  expect(await filesOf(stage, { bookingIds: [bookingId] })).toEqual([]);
  const attach = (context: TestContext, deliveryNo: number) =>
    attachFiles(context, [file.id], { bookingId, deliveryNo });
  await expect(attach(buyer, 1)).rejects.toEqual(code('file.unknown'));
  await expect(openFile(buyer, file.id)).rejects.toEqual(code('not_found'));
  await attach(creator, 1);
  await expect(attach(creator, 2)).rejects.toEqual(code('file.unknown'));
  expect(await filesOf(stage, { bookingIds: [bookingId] })).toEqual([
    { ...file, bookingId, tierId: null, deliveryNo: 1 },
  ]);
  const opened = await openFile({ ...buyer, storage: creator.storage }, file.id);
  expect(opened).toMatchObject({ url: null, contentType: 'text/plain' });
  await expect(removeFile(creator, file.id)).rejects.toEqual(code('file.unknown'));
  await expect(openFile(stage.fan(1), file.id)).rejects.toEqual(code('not_found'));
});

test('a bucket is led to instead of read', async () => {
  const file = await send(creator, 'DELIVERY');
  const storage = { ...creator.storage, signedUrl: (name: string) => `https://s3.test/${name}` };
  expect(await openFile({ ...creator, storage }, file.id)).toMatchObject({
    url: expect.stringContaining('https://s3.test/file-') as unknown,
  });
});

test('what was sent and never used goes after a day; a file on the way counts for the limits', async () => {
  const count = stored(buyer);
  const file = await send(buyer);
  expect(stored(buyer)).toBe(count + 1);
  stage.clock.pass(23 * 60);
  await clearLooseFiles(buyer);
  expect(stored(buyer)).toBe(count + 1);
  stage.clock.pass(2 * 60);
  buyer.storage.isBroken = true;
  expect(await clearLooseFiles(buyer)).toBe(false);
  buyer.storage.isBroken = false;
  await clearLooseFiles(buyer);
  expect(stored(buyer)).toBe(count);
  await expect(attachFiles(buyer, [file.id], { bookingId })).rejects.toEqual(code('file.unknown'));
});

test('forty files are enough, also when they come at the same moment', async () => {
  for (let sent = 0; sent < LIMITS.orderFiles - 2; sent += 1) await send(buyer);
  const last = await Promise.allSettled(Array.from({ length: 5 }, () => send(buyer)));
  expect(last.filter(({ status }) => status === 'fulfilled').length).toBe(2);
  expect(last.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'file.too_many' },
  });
});

test('a disk that takes nothing leaves no row', async () => {
  buyer.storage.isBroken = true;
  await expect(send(buyer)).rejects.toEqual(code('file.not_stored'));
  buyer.storage.isBroken = false;
  expect(await fileDataOf(stage, userIdOf(buyer))).toEqual({ files: [] });
});

test('who deletes their account takes their answers along, and leaves what they delivered', async () => {
  const [answer, delivery] = [await send(creator), await send(creator, 'DELIVERY')];
  const kept = stored(creator);
  const keys = await leaveFiles(stage, userIdOf(creator));
  await removeStored(creator, keys);
  expect(stored(creator)).toBe(kept - 1);
  const { files } = await fileDataOf(stage, userIdOf(creator));
  expect(files.map(({ id }) => id)).toEqual([delivery.id]);
  expect(files.map(({ id }) => id)).not.toContain(answer.id);
});

test('one taken back is gone; one of an instant tier that was bought is only hidden', async () => {
  const file = await send(buyer);
  expect(await removeFile(buyer, file.id)).toEqual(file);
  await expect(openFile(buyer, file.id)).rejects.toEqual(code('not_found'));
  const sold = await send(creator, 'DELIVERY');
  isBought = true;
  await removeFile(creator, sold.id);
  expect(await openFile(creator, sold.id)).toMatchObject({ url: null });
});

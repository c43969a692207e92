import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answerQuestions,
  answersPage,
  beginBooking,
  deliverBooking,
  payBooking,
} from '@/backend/bookings/service';
import { checkoutService } from '@/backend/experiences/service';
import { openFile, receiveFile, removeFile } from '@/backend/files/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { IntakeKind, IntakeTime } from '@/lib/shared/experiences/kinds';
import type { FileUse } from '@/lib/shared/files/files';
import {
  DAY,
  MINUTE,
  openBookingWorld,
  type BookingWorld,
  type Sold,
} from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

const code = (value: string) => expect.objectContaining({ code: value }) as unknown;
const seen = async (context: Context, bookingId: string) => ({
  bookingId,
  version: (await world.page(context, bookingId)).version,
});

async function ask(
  { serviceId }: Sold,
  text: string,
  change: { kind?: IntakeKind; asked?: IntakeTime; isRequired?: boolean; choices?: string[] } = {},
): Promise<string> {
  const { kind = 'TEXT', asked = 'CHECKOUT', isRequired = true, choices = [] } = change;
  const id = newId();
  await world.db
    .insertInto('serviceQuestions')
    .values({
      ...{ id, serviceId, position: 0, text, kind, isRequired, asked, retiredAt: null },
      choices: JSON.stringify(choices),
    })
    .execute();
  return id;
}

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);
const send = (context: Context, use: FileUse, ref: string) =>
  receiveFile(context, { use, ref, name: 'clip.png', bytes: PNG.length }, Readable.from([PNG]));

test('questions are asked before paying and after it, and answers come back the next time', async () => {
  const sold = await world.sell({ kind: 'DELIVERY' });
  const nick = await ask(sold, 'Your name in the game', { kind: 'GAME_ID' });
  const clip = await ask(sold, 'The clip', { kind: 'FILE', isRequired: false });
  const level = await ask(sold, 'Level', {
    kind: 'CHOICE',
    choices: ['New', 'Pro'],
    asked: 'AFTER_PAYMENT',
  });
  const { bookingId } = await world.hold(world.fan, sold);
  const file = await send(world.fan, 'ANSWER', bookingId);
  await expect(send(world.friend, 'ANSWER', bookingId)).rejects.toEqual(code('file.unknown'));
  const pay = (answers: { questionId: string; value: string | null; fileId: string | null }[]) =>
    payBooking(world.fan, { bookingId, shown: sold.price, note: null, answers });
  const missing = code('booking.answers_missing');
  const named = { questionId: nick, value: 'sam_plays', fileId: null };
  await expect(pay([])).rejects.toEqual(missing);
  await expect(pay([named, named])).rejects.toEqual(missing);
  await expect(pay([{ ...named, questionId: newId() }])).rejects.toEqual(missing);
  await expect(pay([named, { questionId: level, value: 'Pro', fileId: null }])).rejects.toEqual(
    missing,
  );
  await expect(pay([named, { questionId: clip, value: null, fileId: newId() }])).rejects.toEqual(
    code('file.unknown'),
  );
  await pay([named, { questionId: clip, value: null, fileId: file.id }]);
  await world.payPage(bookingId);

  // The days of the delivery do not run before the answers are there.
  expect(await world.rowOf(bookingId)).toMatchObject({
    ...{ state: 'CONFIRMED', needsAnswers: true, dueAt: null },
  });
  expect(await answersPage(world.host, { bookingId })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ questionId: nick, value: 'sam_plays', file: null }),
      expect.objectContaining({ questionId: clip, value: null, file }),
    ]),
  );
  await expect(answersPage(world.friend, { bookingId })).rejects.toEqual(code('booking.not_found'));
  expect(await openFile({ ...world.host, storage: world.fan.storage }, file.id)).toMatchObject({
    contentType: 'image/png',
  });
  await expect(openFile(world.friend, file.id)).rejects.toEqual(code('not_found'));
  await world.pass(DAY + MINUTE);
  expect(await world.eventsOf(bookingId)).toEqual(['ORDERED', 'PAID', 'REMINDED']);

  const answer = async (value: string) =>
    answerQuestions(world.fan, {
      ...(await seen(world.fan, bookingId)),
      answers: [{ questionId: level, value, fileId: null }],
    });
  await expect(answer('Somewhere between')).rejects.toEqual(missing);
  const after = await answer('Pro');
  expect(after.needsAnswers).toBe(false);
  expect(after.dueAt).not.toBeNull();

  const again = await checkoutService(world.fan, {
    serviceId: sold.serviceId,
    serviceTierId: sold.tierId,
  });
  expect(again.answersBefore).toEqual(
    expect.arrayContaining([
      { questionId: nick, value: 'sam_plays' },
      { questionId: level, value: 'Pro' },
    ]),
  );
}, 60_000);

test('what is delivered is for both sides, and an instant file for who bought it', async () => {
  const made = await world.sell({ kind: 'DELIVERY' });
  const bookingId = await world.book(world.fan, made);
  await expect(send(world.fan, 'DELIVERY', bookingId)).rejects.toEqual(code('file.unknown'));
  await beginBooking(world.host, await seen(world.host, bookingId));
  const sent = await send(world.host, 'DELIVERY', bookingId);
  const storage = world.host.storage;
  await expect(openFile({ ...world.fan, storage }, sent.id)).rejects.toEqual(code('not_found'));
  const handed = { note: null, links: [], fileIds: [sent.id] };
  await deliverBooking(world.host, { ...(await seen(world.host, bookingId)), ...handed });
  expect(await openFile({ ...world.fan, storage }, sent.id)).toMatchObject({ url: null });
  await expect(send(world.host, 'DELIVERY', bookingId)).rejects.toEqual(code('file.unknown'));
  expect((await world.page(world.fan, bookingId)).deliveries).toMatchObject([{ files: [sent] }]);

  const instant = await world.sell({ kind: 'INSTANT' });
  const file = await send(world.host, 'INSTANT', instant.tierId);
  await expect(send(world.fan, 'INSTANT', instant.tierId)).rejects.toEqual(code('file.unknown'));
  const open = (context: Context) => openFile({ ...context, storage }, file.id);
  await expect(open(world.fan)).rejects.toEqual(code('not_found'));
  const order = await world.book(world.fan, instant);
  expect(await open(world.fan)).toMatchObject({ url: null });
  await expect(open(world.friend)).rejects.toEqual(code('not_found'));
  // Taken out later, it is still theirs who bought it, and nobody else's.
  await world.pass(MINUTE);
  await removeFile(world.host, file.id);
  expect(await open(world.fan)).toMatchObject({ url: null });
  expect((await world.page(world.fan, order)).files).toEqual([file]);
  await world.book(world.friend, instant);
  await expect(open(world.friend)).rejects.toEqual(code('not_found'));
}, 60_000);

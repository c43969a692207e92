import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  checkoutService,
  servicePage,
  serviceEdit,
  userServicesPage,
} from '@/backend/experiences/service';
import {
  deleteReply,
  getMessages,
  savedReplies,
  saveReply,
  sendMessage,
  startConversation,
} from '@/backend/messaging/service';
import { conversationOffers, sendOffer, withdrawOffer } from '@/backend/offers/service';
import { newId } from '@/backend/platform/id';
import type { SendOfferInput } from '@/lib/shared/offers/offer';
import { outcomes } from '@/__tests__/backend/parties/stage';
import {
  DAY,
  openBookingWorld,
  type BookingWorld,
  type Sold,
} from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
let conversationId: string;
let sold: Sold;
beforeAll(async () => {
  world = await openBookingWorld();
  sold = await world.sell({ kind: 'DELIVERY' });
  ({ id: conversationId } = await startConversation(world.fan, { userId: world.creator.id }));
}, 120_000);
afterAll(() => world.close());

const offer = (change: Partial<SendOfferInput> = {}, context = world.host) =>
  sendOffer(context, {
    ...{ conversationId, serviceId: sold.serviceId, name: 'Two clips', included: ['Music'] },
    ...{ price: 2500, minutes: null, days: 2, validDays: 3, requestKey: newId(), ...change },
  });

test('an offer is for somebody who wrote, of a service of one’s own', async () => {
  expect(await outcomes([offer()])).toEqual({ 'offer.not_asked': 1 });
  await sendMessage(world.fan, { conversationId, clientId: newId(), body: 'Two clips?' });
  const session = await world.sell();
  expect(
    await outcomes([
      offer({}, world.fan),
      offer({}, world.contextOf(world.other, { userType: 'CREATOR' })),
      offer({ serviceId: newId() }),
      offer({ serviceId: session.serviceId }),
      offer({ days: null }),
      offer({ price: 10 }),
    ]),
  ).toEqual({ forbidden: 3, 'payload.invalid': 2, 'payment.amount_too_small': 1 });
}, 60_000);

test('it stands in the conversation; the same request sends it once', async () => {
  const requestKey = newId();
  const sent = await offer({ requestKey });
  expect(sent).toMatchObject({ state: 'OPEN', price: 2500, days: 2, title: 'Play with me' });
  expect((await offer({ requestKey })).id).toBe(sent.id);
  const { items } = await getMessages(world.fan, { conversationId });
  expect(items.filter(({ offerId }) => offerId === sent.id)).toMatchObject([{ body: 'Two clips' }]);
  expect((await conversationOffers(world.fan, { conversationId }))[0]).toMatchObject({
    ...{ id: sent.id, isOwn: false },
  });
  const stranger = conversationOffers(world.friend, { conversationId });
  expect(await outcomes([stranger])).toEqual({ forbidden: 1 });
}, 60_000);

test('only the one it is for sees and buys it, once, and a code works there too', async () => {
  const { id: tierId } = await offer();
  const { serviceId } = sold;
  const own = { serviceId, serviceTierId: tierId };
  expect((await checkoutService(world.fan, own)).total).toBe(2500);
  const others = [world.friend, world.host, world.contextOf()].map((who) =>
    checkoutService(who, own),
  );
  expect(await outcomes(others)).toEqual({ 'service.not_found': 3 });
  const one = { serviceId, tierId, price: 2500 };
  expect(await outcomes([world.hold(world.friend, one)])).toEqual({ 'service.not_found': 1 });
  expect((await servicePage(world.fan, { serviceId })).tiers).toHaveLength(1);
  expect((await serviceEdit(world.host, { serviceId })).tiers).toHaveLength(1);
  const { items } = await userServicesPage(world.friend, { handle: world.creator.handle });
  expect(items.find(({ id }) => id === serviceId)?.priceFrom).toBe(4000);
  const bookingId = await world.book(world.fan, one);
  expect(await world.rowOf(bookingId)).toMatchObject({ state: 'CONFIRMED', price: 2500 });
  expect(await outcomes([world.hold(world.fan, one)])).toEqual({ 'service.sold_out': 1 });
  const [newest] = await conversationOffers(world.host, { conversationId });
  expect(newest).toMatchObject({ id: tierId, state: 'BOUGHT', isOwn: true });
  expect(await outcomes([withdrawOffer(world.host, { offerId: tierId })])).toEqual({
    'offer.taken': 1,
  });
}, 60_000);

test('it can be taken back until it is bought, and ends by itself', async () => {
  const first = await offer();
  const foreign = withdrawOffer(world.fan, { offerId: first.id });
  expect(await outcomes([foreign])).toEqual({ forbidden: 1 });
  expect(await withdrawOffer(world.host, { offerId: first.id })).toMatchObject({
    state: 'WITHDRAWN',
  });
  const hold = (tierId: string) =>
    world.hold(world.fan, { serviceId: sold.serviceId, tierId, price: 2500 });
  expect(await outcomes([hold(first.id)])).toEqual({ 'service.not_found': 1 });
  const second = await offer({ validDays: 1 });
  await world.pass(DAY + 1000);
  expect(await outcomes([hold(second.id)])).toEqual({ 'offer.over': 1 });
  expect((await conversationOffers(world.fan, { conversationId }))[0]).toMatchObject({
    state: 'EXPIRED',
  });
}, 60_000);

test('saved replies are a creator’s own, one of each name', async () => {
  const saved = await saveReply(world.host, { name: 'hours', body: 'Evenings.' });
  await saveReply(world.host, { name: 'hours', body: 'Evenings, mostly.' });
  expect(await savedReplies(world.host)).toEqual([{ ...saved, body: 'Evenings, mostly.' }]);
  expect(await outcomes([savedReplies(world.fan)])).toEqual({ forbidden: 1 });
  const stranger = world.contextOf(world.other, { userType: 'CREATOR' });
  await deleteReply(stranger, { replyId: saved.id });
  expect(await savedReplies(world.host)).toHaveLength(1);
  await deleteReply(world.host, { replyId: saved.id });
  expect(await savedReplies(world.host)).toEqual([]);
});

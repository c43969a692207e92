import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applyCode, payBooking, releaseBooking } from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { createPromo, myPromos, switchPromo } from '@/backend/promos/service';
import { createPromoPayload, type CreatePromoInput } from '@/lib/shared/promos/promo';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { MINUTE, openBookingWorld, type BookingWorld } from '@/__tests__/support/bookingWorld';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
}, 120_000);
afterAll(() => world.close());

let no = 0;
const make = (change: Partial<CreatePromoInput> = {}) => {
  no += 1;
  return createPromo(world.host, {
    ...{ code: `CODE${no}`, kind: 'PERCENT', value: 25, serviceIds: null, maxUses: null },
    ...{ until: null, requestKey: newId(), ...change },
  });
};
const usesOf = async (id: string) =>
  (await myPromos(world.host)).find((promo) => promo.id === id)?.uses;
const delivery = () => world.sell({ kind: 'DELIVERY' });
const held = async (context: Context, code: string) => {
  const sold = await delivery();
  const { bookingId } = await world.hold(context, sold);
  return applyCode(context, { bookingId, code });
};

describe('a code', () => {
  test('makes an order cheaper: the fee and what the creator receives follow', async () => {
    const { id, code } = await make();
    const sold = await delivery();
    const { bookingId } = await world.hold(world.fan, sold);
    expect(await applyCode(world.fan, { bookingId, code })).toMatchObject({ amount: 3000, code });
    expect(await usesOf(id)).toBe(1);
    // The page sends what it showed.
    await expect(world.open(world.fan, bookingId, 4000)).rejects.toMatchObject({
      code: 'booking.price_changed',
    });
    await world.open(world.fan, bookingId, 3000);
    await expect(applyCode(world.fan, { bookingId, code: null })).rejects.toMatchObject({
      code: 'booking.code_fixed',
    });
    await world.payPage(bookingId);
    const row = await world.rowOf(bookingId);
    expect(row).toMatchObject({ state: 'CONFIRMED', price: 3000, listPrice: 4000, fee: 270 });
    expect(await world.page(world.host, bookingId)).toMatchObject({
      ...{ promoCode: code, listPrice: 4000, price: 3000, net: 2730 },
    });
    expect(await usesOf(id)).toBe(1);
    await expect(held(world.fan, code)).rejects.toMatchObject({ code: 'promo.used' });
  }, 60_000);

  test('is taken off and put on again while the page to pay on was not opened', async () => {
    const [one, two] = [await make({ value: 10 }), await make({ kind: 'AMOUNT', value: 500 })];
    const { bookingId } = await held(world.friend, one.code);
    expect(await applyCode(world.friend, { bookingId, code: two.code })).toMatchObject({
      amount: 3500,
    });
    expect([await usesOf(one.id), await usesOf(two.id)]).toEqual([0, 1]);
    const plain = { amount: 4000, code: null };
    expect(await applyCode(world.friend, { bookingId, code: null })).toMatchObject(plain);
    expect(await usesOf(two.id)).toBe(0);
    const other = applyCode(world.fan, { bookingId, code: one.code });
    expect(await outcomes([other])).toEqual({ 'booking.not_found': 1 });
    await releaseBooking(world.friend, { bookingId });
    const late = applyCode(world.friend, { bookingId, code: one.code });
    expect(await outcomes([late])).toEqual({ 'booking.hold_over': 1 });
  }, 60_000);

  test('is given back when the order ends unpaid', async () => {
    const { id, code } = await make({ maxUses: 1 });
    const [first, second] = await world.fans(2);
    if (!first || !second) throw new Error('nobody');
    const { bookingId } = await held(first, code);
    await expect(held(second, code)).rejects.toMatchObject({ code: 'promo.used_up' });
    await releaseBooking(first, { bookingId });
    expect(await usesOf(id)).toBe(0);
    const { bookingId: next } = await held(second, code);
    await world.pass(16 * MINUTE);
    expect(await world.rowOf(next)).toMatchObject({ state: 'CANCELLED' });
    expect(await usesOf(id)).toBe(0);
  }, 60_000);

  test('counts no more often than it may, however many press at once', async () => {
    const { id, code } = await make({ maxUses: 2 });
    const fans = await world.fans(4);
    const bookings = await Promise.all(
      fans.map(async (fan) => ({ fan, ...(await world.hold(fan, await delivery())) })),
    );
    const presses = bookings.map(({ fan, bookingId }) => applyCode(fan, { bookingId, code }));
    expect(await outcomes(presses)).toEqual({ ok: 2, 'promo.used_up': 2 });
    expect(await usesOf(id)).toBe(2);
  }, 60_000);

  test('counts where and while its creator says so, and never below the smallest charge', async () => {
    const other = await delivery();
    const here = await make({ serviceIds: [other.serviceId] });
    await expect(held(world.fan, here.code)).rejects.toMatchObject({ code: 'promo.not_here' });
    await expect(held(world.fan, 'NOSUCH')).rejects.toMatchObject({ code: 'promo.unknown' });
    const off = await make();
    await switchPromo(world.host, { promoId: off.id, isOn: false });
    const past = await make({ until: new Date(world.sandbox.now().getTime() - 1).toISOString() });
    const [fan] = await world.fans(1);
    if (!fan) throw new Error('nobody');
    for (const { code } of [off, past]) {
      const { bookingId } = await world.hold(fan, await delivery());
      const applied = applyCode(fan, { bookingId, code });
      expect(await outcomes([applied])).toEqual({ 'promo.over': 1 });
      await releaseBooking(fan, { bookingId });
    }
    await switchPromo(world.host, { promoId: off.id, isOn: true });
    const big = await make({ kind: 'AMOUNT', value: 4000 });
    const { bookingId, amount } = await held(fan, big.code);
    expect(amount).toBe(100);
    expect(await applyCode(fan, { bookingId, code: off.code })).toMatchObject({ amount: 3000 });
    expect(await world.rowOf(bookingId)).toMatchObject({ fee: 270 });
    await payBooking(fan, { bookingId, shown: 3000, answers: [], note: null });
  }, 60_000);
});

describe('the list of codes', () => {
  test('is a creator’s own; a code is written once, a request makes one', async () => {
    const requestKey = newId();
    const first = await make({ code: 'SUMMER', requestKey });
    expect((await make({ code: 'SUMMER', requestKey })).id).toBe(first.id);
    expect(await outcomes([make({ code: 'SUMMER' })])).toEqual({ 'promo.code_taken': 1 });
    expect(await outcomes([make({ serviceIds: [newId()] })])).toEqual({ 'payload.invalid': 1 });
    expect(await outcomes([myPromos(world.fan)])).toEqual({ forbidden: 1 });
    const stranger = world.contextOf(world.other, { userType: 'CREATOR' });
    const foreign = switchPromo(stranger, { promoId: first.id, isOn: false });
    expect(await outcomes([foreign])).toEqual({ forbidden: 1 });
    expect(await myPromos(stranger)).toEqual([]);
  });

  test('takes codes as people write them', () => {
    const input = {
      ...{ code: ' summer 20 ', kind: 'PERCENT', value: 20, serviceIds: null, maxUses: null },
      ...{ until: null, requestKey: newId() },
    };
    expect(createPromoPayload.parse(input).code).toBe('SUMMER20');
    for (const wrong of [{ code: 'a' }, { code: 'ü20' }, { value: 91 }, { value: 0 }]) {
      expect(createPromoPayload.safeParse({ ...input, ...wrong }).success).toBe(false);
    }
  });
});

import { aCheckout, aHeld } from '@/__tests__/support/bookingFactories';
import { priceParts } from '@/hooks/checkout/deposit';

const now = Date.parse('2026-11-26T12:00:00Z');
const start = '2026-12-06T12:00:00.000Z';
const checkout = aCheckout({ tier: { hasDeposit: true, price: 2501 }, total: 2501 });

test('a deposit is half of the price, with the cent that cannot be halved', () => {
  expect(priceParts(checkout, { startsAt: start, held: null }, now)).toEqual({
    ...{ deposit: 1251, rest: 1250, at: '2026-12-02T12:00:00.000Z' },
  });
});

test('all is paid at once without a time, for a time that is close, and where none is asked for', () => {
  expect(priceParts(checkout, { startsAt: null, held: null }, now)).toBeNull();
  const close = '2026-11-30T12:00:00.000Z';
  expect(priceParts(checkout, { startsAt: close, held: null }, now)).toBeNull();
  expect(priceParts(aCheckout(), { startsAt: start, held: null }, now)).toBeNull();
  const little = aCheckout({ tier: { hasDeposit: true, price: 199 }, total: 199 });
  expect(priceParts(little, { startsAt: start, held: null }, now)).toBeNull();
});

test('what is held says how it is paid', () => {
  const held = aHeld({ startsAt: start, deposit: null });
  expect(priceParts(checkout, { startsAt: start, held }, now)).toBeNull();
  const inParts = aHeld({ startsAt: start, deposit: 1251 });
  expect(priceParts(checkout, { startsAt: start, held: inParts }, now)?.rest).toBe(1250);
});

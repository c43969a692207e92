import { screen, within } from '@testing-library/react';
import { FanHome } from '@/components/dashboard/FanHome';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aMyDraw } from '@/__tests__/components/dashboard/draws/support';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { aFavorite, aLiveLottery, aLiveParty } from '@/__tests__/support/profileFactories';
import { anOrderReview } from '@/__tests__/support/reviewFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const list = (items: unknown[]) => ({ error: null, items, cursor: null });

async function open(server: Record<string, unknown>) {
  call.mockImplementation((path: string, payload: { state?: string }) => {
    const answer = server[payload.state ? `${path} ${payload.state}` : path];
    return answer ? Promise.resolve(answer) : new Promise(() => undefined);
  });
  renderScreen(<FanHome tickets={[]} played={[]} draws={[]} />, { user: aUser() });
  await lateParts();
}

test('the next booking says in how long it starts, and leads to its order', async () => {
  const comingNext = aBooking({ title: 'Play with me', startsAt: inHours(5) });
  await open({
    'bookings/numbers/': { bookingNumbers: { error: null, item: { needsMe: 0, comingNext } } },
  });
  const next = within(screen.getByRole('region', { name: 'Your next booking' }));
  expect(next.getByRole('timer')).toHaveTextContent(/^(5:00:00|4:59:5\d)$/);
  expect(next.getByRole('link', { name: /Play with me$/ })).toHaveAttribute(
    'href',
    `/orders/${comingNext.id}`,
  );
});

test('what was handed over waits for the fan', async () => {
  const handed = aBooking({ kind: 'DELIVERY', state: 'DELIVERED', nextAt: inHours(60) });
  await open({ 'user-bookings NEEDS_ME': { bookings: list([handed]) } });
  const waiting = within(screen.getByRole('region', { name: /^Waiting for you 1/ }));
  expect(waiting.getByRole('link', { name: handed.title })).toHaveAttribute(
    'href',
    `/orders/${handed.id}`,
  );
});

test('those one follows are live, each with the way in', async () => {
  const base = aFavorite();
  const nora = { ...base, creator: { ...base.creator, liveParty: aLiveParty({ title: 'Squad' }) } };
  const off = { ...base, targetId: 'user-ben', creator: { ...base.creator, id: 'user-ben' } };
  await open({ 'favorites/get-live/': { favorites: list([nora, off]) } });
  const live = within(screen.getByRole('region', { name: 'Live from people you follow' }));
  expect(live.getAllByRole('listitem')).toHaveLength(1);
  expect(live.getByRole('link', { name: 'Squad' })).toHaveAttribute(
    'href',
    `/party/${aLiveParty().id}`,
  );
});

test('what one is in already is not offered again', async () => {
  const base = aFavorite();
  const draw = aLiveLottery();
  const nora = { ...base, creator: { ...base.creator, liveLottery: draw } };
  call.mockImplementation((path: string) =>
    path === 'favorites/get-live/'
      ? Promise.resolve({ favorites: list([nora]) })
      : new Promise(() => undefined),
  );
  const entry = aMyDraw({ lotteryId: draw.id });
  renderScreen(<FanHome tickets={[]} played={[]} draws={[entry]} />, { user: aUser() });
  await lateParts();
  expect(screen.queryByRole('region', { name: 'Live from people you follow' })).toBeNull();
});

test('the newest order that is done asks how it was, once', async () => {
  const done = aBooking({ state: 'COMPLETED' });
  await open({
    'user-bookings PAST': { bookings: list([done]) },
    'order-review-query': { bookings: list([anOrderReview({ bookingId: done.id })]) },
  });
  const how = within(screen.getByRole('region', { name: 'How was it?' }));
  expect(how.getByRole('link', { name: /^Leave a review/ })).toHaveAttribute(
    'href',
    `/orders/${done.id}#review`,
  );
});

test('what has been reviewed asks for nothing', async () => {
  const mine = { stars: 5, tags: [], text: null, hiddenReason: null };
  await open({
    'user-bookings PAST': { bookings: list([aBooking({ state: 'COMPLETED' })]) },
    'order-review-query': { bookings: list([anOrderReview({ state: 'SEALED', mine })]) },
  });
  expect(screen.queryByRole('region', { name: 'How was it?' })).toBeNull();
});

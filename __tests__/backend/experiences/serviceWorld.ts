import '@/backend/liveTools';
import { randomBytes, randomUUID } from 'node:crypto';
import { saveAvailability } from '@/backend/availability/service';
import {
  changeServiceState,
  createService,
  editService,
  keepSearchUp,
  refreshFreeTimes,
  searchServices,
} from '@/backend/experiences/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { DEFAULT_AVAILABILITY } from '@/lib/shared/availability/availability';
import type { SearchFilters, ServiceSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { openMoneyWorld } from '@/__tests__/support/moneyWorld';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';

type TierSetting = ServiceSettings['tiers'][number];
type QuestionSetting = ServiceSettings['questions'][number];

export const aTier = (change: Partial<TierSetting> = {}): TierSetting => ({
  ...{ id: null, name: 'One hour', price: 3000, included: ['Voice chat'], minutes: 60 },
  ...{ days: null, revisions: 0, seats: 1, hasDeposit: false, stock: null, link: null },
  ...{ sessions: 1, useDays: 90 },
  ...change,
});

export const aDelivery = (change: Partial<TierSetting> = {}) =>
  aTier({ name: 'One clip', minutes: null, days: 5, revisions: 1, ...change });

export const aQuestion = (change: Partial<QuestionSetting> = {}): QuestionSetting => ({
  ...{ id: null, text: 'Your name in the game', kind: 'GAME_ID', isRequired: true },
  ...{ choices: [], when: 'CHECKOUT' },
  ...change,
});

/** Filters that let everything through. */
export const filters = (change: Partial<SearchFilters> = {}): SearchFilters => ({
  ...{ text: '', category: null, kind: null, language: null, priceFrom: null, priceTo: null },
  ...{ freeWithinDays: null, ratingFrom: null, sort: 'FIT' },
  ...change,
});

export type ServiceWorld = Awaited<ReturnType<typeof openServiceWorld>>;

/** Creators who can sell and are open every day, a fan, and services by the real calls. */
export async function openServiceWorld() {
  const world = await openMoneyWorld();
  const { db, contextOf } = world;
  const sellers = await seedUsers(db, `shop-${randomUUID().slice(0, 8)}`, 2, 'CREATOR');
  await db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
  const asCreator = (user: SeededUser | undefined): Context =>
    contextOf(user, { userType: 'CREATOR' });
  const host = asCreator(world.creator);
  const [second, third] = sellers;
  const images = new Map<string, string>();

  /** A picture that this creator has sent. */
  async function photoOf(context: Context): Promise<string> {
    const userId = context.actor.userId ?? '';
    const found = images.get(userId);
    if (found) return found;
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await db
      .insertInto('photos')
      .values({
        ...{ id: newId(), userId, name, width: 640, height: 400, bytes: 100 },
        ...{ contentType: 'image/webp', createdAt: world.sandbox.now() },
      })
      .execute();
    images.set(userId, `/uploads/${name}`);
    return `/uploads/${name}`;
  }

  const settings = async (
    change: Partial<ServiceSettings> = {},
    context = host,
  ): Promise<ServiceSettings> => ({
    ...{ title: 'Ranked coaching', summary: 'An hour on your game.', description: 'We play.' },
    ...{ category: 'coaching', kind: 'SESSION', language: 'en', tags: [] },
    images: [await photoOf(context)],
    ...{ bookingMode: 'INSTANT', place: 'VOICE', cancelPolicy: 'STANDARD', currency: 'EUR' },
    ...{ tiers: [aTier()], questions: [], faqs: [] },
    ...change,
  });

  const draft = (context = host): Promise<ServiceEdit> =>
    createService(context, {
      ...{ template: 'BLANK', kind: 'SESSION', requestKey: randomUUID() },
    });

  async function filled(change: Partial<ServiceSettings> = {}, context = host) {
    const { id, version } = await draft(context);
    return editService(context, {
      ...{ serviceId: id, version, settings: await settings(change, context) },
    });
  }

  async function published(change: Partial<ServiceSettings> = {}, context = host) {
    const { id } = await filled(change, context);
    return changeServiceState(context, { serviceId: id, action: 'PUBLISH' });
  }

  /** Lets creators sell, as `openMoneyWorld` does for its own. */
  async function enroll(context: Context): Promise<void> {
    const userId = context.actor.userId ?? '';
    await db
      .insertInto('payoutAccounts')
      .values({
        ...{ userId, stripeAccountId: `acct_${userId}`, country: 'DE', currency: 'EUR' },
        ...{ detailsSubmitted: true, chargesEnabled: true, payoutsEnabled: true },
        updatedAt: world.sandbox.now(),
      })
      .execute();
  }

  async function openHours(context: Context): Promise<void> {
    const weekly = Array.from({ length: 7 }, () => [{ from: 18 * 60, to: 22 * 60 }]);
    await saveAvailability(context, {
      ...{ version: 0 },
      settings: { ...DEFAULT_AVAILABILITY, timeZone: 'Europe/Berlin', weekly },
    });
  }

  return {
    ...world,
    ...{ host, second: asCreator(second), third: asCreator(third) },
    fan: contextOf(world.buyer),
    otherFan: contextOf(world.other),
    nobody: world.context,
    ...{ settings, draft, filled, published, enroll, openHours },
    search: async (change: Partial<SearchFilters> = {}, more: object = {}) => {
      const input = { filters: filters(change), exactly: false, ...more };
      const { items, cursor } = await searchServices(world.context, input);
      const [found] = items;
      if (!found) throw new Error('nothing was answered');
      return { ...found, cursor, titles: found.cards.map(({ title }) => title) };
    },
    /** What happens by itself: free times and the words of the search. */
    settleSearch: async () => {
      while (await refreshFreeTimes(world.context));
      await keepSearchUp(world.context);
    },
  };
}

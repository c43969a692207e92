import { GIFT_JOBS, giftOfOrder, holdGift } from '@/backend/gifts/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import type { GiftLink, HoldGiftInput } from '@/lib/shared/gifts/gift';
import { openBookingWorld, type Sold } from './bookingWorld';

export type GiftWorld = Awaited<ReturnType<typeof openGiftWorld>>;

/** The world of bookings in which some are given: bought by its fan unless told otherwise. */
export async function openGiftWorld() {
  const world = await openBookingWorld();

  const holdOf = (context: Context, { tierId }: Sold, changes: Partial<HoldGiftInput> = {}) =>
    holdGift(context, {
      ...{ serviceTierId: tierId, timeZone: 'Europe/Paris', requestKey: newId() },
      ...{ receiverName: 'Jo', giverName: 'Sam', message: 'Happy birthday!' },
      ...{ email: 'jo@example.com', sendAt: null, isPriceHidden: true },
      ...changes,
    });

  /** Holds, opens the page and pays; answers the booking. */
  async function give(
    sold: Sold,
    changes: Partial<HoldGiftInput> = {},
    giver: Context = world.fan,
  ): Promise<string> {
    const { bookingId } = await holdOf(giver, sold, changes);
    await world.open(giver, bookingId, sold.price);
    await world.payPage(bookingId);
    return bookingId;
  }

  /** What the link says that the giver sees now. */
  async function linkOf(bookingId: string, giver: Context = world.fan): Promise<GiftLink> {
    const { link } = await giftOfOrder(giver, { bookingId });
    const [, giftId = '', token = ''] = /\/gift\/([^#]+)#token=(.+)$/.exec(link ?? '') ?? [];
    return { giftId, token };
  }

  return {
    ...world,
    ...{ holdOf, give, linkOf },
    visitor: { ...world.context, actor: { ...world.context.actor, userId: null } },
    /** Time goes on; jobs and deadlines that are due are done. */
    pass: async (ms: number) => {
      world.later(ms);
      while (await runDueJob(world.context, GIFT_JOBS));
      await world.pass(0);
    },
    giftRow: (bookingId: string) =>
      world.db
        .selectFrom('gifts')
        .selectAll()
        .where('bookingId', '=', bookingId)
        .executeTakeFirstOrThrow(),
    /** Mails that led somebody without an account to a gift. */
    giftMails: (to = 'jo@example.com') =>
      world.db
        .selectFrom('mails')
        .select(['subject', 'text', 'html'])
        .where('kind', '=', 'gift')
        .where('toAddress', '=', to)
        .orderBy('createdAt')
        .execute(),
  };
}

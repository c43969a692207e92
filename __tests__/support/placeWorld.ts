import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { checkLedger } from '@/backend/ledger/service';
import {
  callMembers,
  changePartyState,
  createParty,
  editQueue,
  END_REST,
  endRest,
  joinQueue,
  markMembers,
  MOVE_UP,
  moveUp,
  READY_DEADLINE,
} from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import type { MemberMark } from '@/lib/shared/parties/partyActions';
import { entriesOf, PLAIN_RULES } from '@/__tests__/backend/parties/stage';
import { expectSound } from './bookingRecount';
import { MINUTE, openBookingWorld, type BookingWorld, type Sold } from './bookingWorld';

export type PlaceWorld = Awaited<ReturnType<typeof openPlaceWorld>>;

const JOBS = {
  ...{ [READY_DEADLINE]: () => Promise.resolve(), [END_REST]: endRest, [MOVE_UP]: moveUp },
};

/** The world of bookings with queues in it, in which places are bought. */
export async function openPlaceWorld() {
  const world = await openBookingWorld();

  /** What is due in queues. */
  async function runJobs() {
    while (await runDueJob(world.context, JOBS));
  }

  async function openParty(): Promise<string> {
    const named = { title: 'Friday rounds', game: 'Chess', requestKey: randomUUID() };
    const { id } = await createParty(world.host, named);
    await editQueue(world.host, { ...PLAIN_RULES, partyID: id, version: 1 });
    await changePartyState(world.host, { partyID: id, action: 'OPEN' });
    return id;
  }

  /** Ends a queue, and lets the minute pass in which that can be taken back. */
  async function end(partyID: string) {
    await changePartyState(world.host, { partyID, action: 'END' });
    await world.pass(2 * MINUTE);
    await runJobs();
  }

  const join = (who: Context, partyID: string) => joinQueue(who, { partyID, fields: [] });

  async function entryOf(partyId: string, queueUuid: string) {
    const entries = await entriesOf(world.db, partyId);
    const entry = entries.find((one) => one.queueUuid === queueUuid);
    if (!entry) throw new Error('no entry');
    return entry;
  }

  async function mark(partyID: string, queueUuid: string, as: MemberMark) {
    const { id } = await entryOf(partyID, queueUuid);
    await markMembers(world.host, { partyID, entryIds: [id], mark: as });
  }

  async function call(partyID: string, queueUuid: string) {
    const { id } = await entryOf(partyID, queueUuid);
    await callMembers(world.host, { partyID, entryIds: [id], requestKey: randomUUID() });
  }

  /** Buys a place and joins a queue that is opened for it. */
  async function inLine(who: Context, sold: Sold) {
    const partyID = await openParty();
    const id = await world.book(who, sold);
    const { queueUuid } = await join(who, partyID);
    return { partyID, id, queueUuid };
  }

  return {
    ...world,
    ...{ runJobs, openParty, end, join, entryOf, mark, call, inLine },
    sellPlace: (tier: Parameters<BookingWorld['sell']>[1] = {}) =>
      world.sell({ kind: 'QUEUE' }, { days: 7, ...tier }),
    passesOf: (bookingId: string) =>
      world.db.selectFrom('queuePasses').selectAll().where('bookingId', '=', bookingId).execute(),
    /** Everything that holds at any moment. */
    sound: async () => {
      await expectSound(world.db);
      expect(await checkLedger(world.db)).toEqual([]);
    },
  };
}

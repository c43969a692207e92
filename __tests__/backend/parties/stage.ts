import '@/backend/liveTools';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DRAW_TAKE_OUT, takeBannedOutOfDraws } from '@/backend/lotteries/service';
import {
  changePartyState,
  createParty,
  editQueue,
  END_REST,
  endRest,
  joinQueue,
  READY_DEADLINE,
  TAKE_OUT,
  takeBannedOut,
  THANK,
  thankSome,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import type { Tables } from '@/backend/platform/tables';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { PartyMessage } from '@/lib/shared/parties/messages';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';

/** A clock that tests move by hand, so that turns have a length. */
export class Clock {
  ms = Date.parse('2026-05-01T18:00:00Z');
  now = () => new Date(this.ms);
  pass = (minutes: number) => (this.ms += minutes * 60_000);
}

/** A database with a creator, another one and some fans, each as a context. */
export interface Stage {
  database: TestDatabase;
  db: Kysely<Tables>;
  clock: Clock;
  visitor: TestContext;
  creator: TestContext;
  otherCreator: TestContext;
  fans: TestContext[];
  /** The nth fan. */
  fan: (index: number) => TestContext;
  close: () => Promise<void>;
}

export async function openStage(fanCount = 6): Promise<Stage> {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = new Clock();
  const asActor = (userType: 'CREATOR' | 'FAN') => (user: SeededUser) =>
    testContext(db, {
      actor: { userId: user.id, userType, handle: user.handle, sessionId: user.sessionId },
      now: clock.now,
    });
  const [creator, otherCreator] = (await seedUsers(db, 'creator', 2, 'CREATOR')).map(
    asActor('CREATOR'),
  );
  const fans = (await seedUsers(db, 'fan', fanCount, 'FAN')).map(asActor('FAN'));
  if (!creator || !otherCreator) throw new Error('no creators');
  const fan = (index: number) => {
    const found = fans[index];
    if (!found) throw new Error(`no fan ${index}`);
    return found;
  };
  const visitor = testContext(db, { now: clock.now });
  return {
    database,
    db,
    clock,
    visitor,
    creator,
    otherCreator,
    fans,
    fan,
    close: () => database.close(),
  };
}

export const userIdOf = (context: TestContext) => context.actor.userId ?? '';

export async function draft(creator: TestContext, title = 'Friday rounds'): Promise<string> {
  const { id } = await createParty(creator, { title, game: 'Chess', requestKey: randomUUID() });
  return id;
}

type Rules = Omit<Parameters<typeof editQueue>[1], 'partyID' | 'version'>;

export const PLAIN_RULES: Rules = {
  queueSize: null,
  seatsPerRound: 1,
  lobbyCode: null,
  entryFields: [],
  ...DEFAULT_QUEUE_RULES,
};

export async function openParty(creator: TestContext, rules: Partial<Rules> = {}): Promise<string> {
  const partyID = await draft(creator);
  await editQueue(creator, { ...PLAIN_RULES, ...rules, partyID, version: 1 });
  await changePartyState(creator, { partyID, action: 'OPEN' });
  return partyID;
}

/** Lets the minute pass in which an end can be taken back, and does what follows from it. */
export async function endRests({ visitor, clock }: Stage): Promise<void> {
  clock.pass(1);
  const handlers = {
    [READY_DEADLINE]: () => Promise.resolve(),
    [END_REST]: endRest,
    [THANK]: thankSome,
    [TAKE_OUT]: takeBannedOut,
    [DRAW_TAKE_OUT]: takeBannedOutOfDraws,
  };
  while (await runDueJob(visitor, handlers));
}

export const join = (fan: TestContext, partyID: string) => joinQueue(fan, { partyID, fields: [] });

/** What was written for the party's channel, in order. */
export async function messagesOf(db: Kysely<Tables>, partyId: string): Promise<PartyMessage[]> {
  const rows = await eventsOn(db, toolChannel(partyId));
  return rows as PartyMessage[];
}

/** What was written for a channel, in order. */
export async function eventsOn(db: Kysely<Tables>, channel: string): Promise<object[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('message')
    .where('channel', '=', channel)
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}

export const partyRow = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('parties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const entriesOf = (db: Kysely<Tables>, partyId: string) =>
  db
    .selectFrom('queueEntries')
    .selectAll()
    .where('partyId', '=', partyId)
    .orderBy('number')
    .execute();

export const blocksOf = (db: Kysely<Tables>, partyId: string) =>
  db
    .selectFrom('queueBlocks')
    .select(['lane', 'block', 'waiting', 'away'])
    .where('partyId', '=', partyId)
    .orderBy('lane')
    .orderBy('block')
    .execute();

/** The same caller, whose statements are counted (those that begin or end a transaction are not). */
export function counted(context: TestContext): { context: TestContext; statements: () => number } {
  let count = 0;
  const db = context.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { context: { ...context, db }, statements: () => count };
}

/** How often each outcome came: `ok` or the code of the refusal. */
export async function outcomes(
  calls: readonly Promise<unknown>[],
): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (const call of await Promise.allSettled(calls)) {
    const name = call.status === 'fulfilled' ? 'ok' : codeOf(call.reason);
    results[name] = (results[name] ?? 0) + 1;
  }
  return results;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** The code a call is refused with, `ok` when it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => codeOf(error),
  );
}

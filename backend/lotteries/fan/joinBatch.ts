import { randomUUID } from 'node:crypto';
import { keptOut, wordFilterOf, type Refusals } from '@/backend/audience/service';
import { waitedInOpenQueue } from '@/backend/parties/service';
import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { isRefusedByDatabase } from '@/backend/platform/database/databaseErrors';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { batcher } from '@/backend/platform/jobs/batcher';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { LotteryAppend } from '@/lib/shared/lottery/messages';
import { entryHashOf } from '@/lib/shared/lottery/scheme/hash';
import { joinLine } from '@/lib/shared/lottery/scheme/lines';
import { ENTRY, isLiveEntry, MOST_TICKETS, type BonusKind } from '@/lib/shared/lottery/states';
import { appendLines } from '@/backend/lotteries/log';
import { entryRefusal, wonSince, type Declared } from '@/backend/lotteries/policy';
import {
  insertEntries,
  joinFacts,
  type KnownFacts,
  type NewEntry,
} from '@/backend/lotteries/store/joinRepository';
import { lockLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { MyLotteryEntry } from '@/backend/lotteries/types';
import { memberView, mineView } from '@/backend/lotteries/views';
import { bonusTickets } from './details';

/** The request of one user to enter a draw. */
export interface JoinRequest {
  context: Context;
  userId: string;
  salt: string;
  declared: Declared;
}

/** A user who gets in. */
interface Accepted {
  request: JoinRequest;
  facts: KnownFacts;
  bonuses: BonusKind[];
  tickets: number;
  n: number;
  label: string;
  c: string;
  /** Becomes the answer once its line is written. */
  answer: (entry: MyLotteryEntry) => void;
}

type Outcome = MyLotteryEntry | AppError;

/**
 * Enters a draw. Those who come while others are written down go together afterwards, in one
 * transaction: a rush costs few commits, and each of them is answered after its own.
 */
export const joinInBatch = batcher<Context['db'], JoinRequest, MyLotteryEntry>({
  limit: 100,
  isWorthSplitting: isRefusedByDatabase,
  work: (_db, lotteryId, { first, close }) =>
    inTransaction(first.context, (inner) => joinAll(inner, lotteryId, close)),
});

/** Enters a draw by itself, in the running transaction. Errors as of `joinLottery`. */
export async function joinAlone(lotteryId: string, request: JoinRequest): Promise<MyLotteryEntry> {
  const [outcome] = await joinAll(request.context, lotteryId, () => [request]);
  if (!outcome) throw new AppError('lottery.not_found');
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function joinAll(
  context: Context,
  lotteryId: string,
  close: () => readonly JoinRequest[],
): Promise<Outcome[]> {
  const lottery = await lockLottery(context.db, lotteryId);
  // Whoever came while the lock was waited for goes along.
  const requests = close();
  if (!lottery) return requests.map(() => new AppError('lottery.not_found'));
  const { creatorId, waitedTickets } = lottery;
  const now = context.now();
  const userIds = [...new Set(requests.map(({ userId }) => userId))];
  const askers = requests.map(({ context: { clientIp }, userId, salt }) => ({
    ...{ userId, salt },
    address: addressKey(clientIp),
  }));
  // Read after the lock is taken: before it, another transaction may change these facts.
  const facts = await joinFacts(context.db, lottery, askers, wonSince(lottery, now));
  const hasWaited =
    waitedTickets > 0 ? await waitedInOpenQueue(context, creatorId, userIds) : new Set<string>();
  const { outcomes, accepted } = decide(lottery, requests, {
    facts: facts.map((one) => ({ ...one, hasWaited: hasWaited.has(one.userId) })),
    keptOut: await keptOut(context, creatorId, userIds),
    mayShow: await wordFilterOf(context, creatorId),
    now,
  });
  await enter(context, lottery, accepted);
  return outcomes();
}

/** What becomes of each request, one after another, and who gets in. */
function decide(
  lottery: HeldLottery,
  requests: readonly JoinRequest[],
  known: {
    facts: readonly (KnownFacts & { hasWaited: boolean })[];
    keptOut: Refusals;
    mayShow: (text: string) => boolean;
    now: Date;
  },
): { outcomes: () => Outcome[]; accepted: Accepted[] } {
  const factsOf = new Map(known.facts.map((facts) => [facts.userId, facts]));
  const accepted: Accepted[] = [];
  const acceptedFrom = new Map<string, number>();
  const entryOf = new Map<string, MyLotteryEntry>();
  const outcomes = requests.map((request): (() => Outcome) => {
    const { userId, salt, declared } = request;
    const refused = (code: AppError['code'], item?: object) => () =>
      new AppError(code, item ? { item } : {});
    const facts = factsOf.get(userId);
    if (!facts) return refused('auth.required');
    const { mine } = facts;
    // A user who is in always gets this refusal first, whatever else forbids a second entry.
    if (mine && isLiveEntry(mine.status)) return refused('lottery.already_joined', mineView(mine));
    if (accepted.some((one) => one.facts.userId === userId)) {
      return () => new AppError('lottery.already_joined', { item: entryOf.get(userId) ?? {} });
    }
    const { network } = facts;
    const joined = network === null ? 0 : (acceptedFrom.get(network) ?? 0);
    const filled = { ...lottery, memberCount: lottery.memberCount + accepted.length };
    const refusal = entryRefusal(
      userId,
      filled,
      {
        ...facts,
        keptOut: known.keptOut.get(userId) ?? null,
        isRemoved: mine !== null,
        neighbours: facts.neighbours + joined,
      },
      declared,
      known.now,
    );
    if (refusal) return refused(refusal);
    if (!known.mayShow(facts.handle)) return refused('party.name_refused');
    const bonuses = earned(lottery, facts);
    const bonus = bonuses.reduce((sum, kind) => sum + bonusTickets(lottery, kind), 0);
    const label = `@${facts.handle}`;
    accepted.push({
      ...{ request, facts, bonuses, label },
      tickets: Math.min(1 + bonus, MOST_TICKETS),
      n: lottery.nextNumber + accepted.length,
      c: entryHashOf({ lotteryId: lottery.id, salt, label }),
      answer: (entry) => entryOf.set(userId, entry),
    });
    if (network !== null) acceptedFrom.set(network, joined + 1);
    return () => entryOf.get(userId) ?? new AppError('internal');
  });
  return { outcomes: () => outcomes.map((outcome) => outcome()), accepted };
}

function earned(
  lottery: HeldLottery,
  { isFollower, hasWaited }: { isFollower: boolean; hasWaited: boolean },
): BonusKind[] {
  const done: [BonusKind, boolean][] = [
    ['FOLLOW', isFollower],
    ['WAITED', hasWaited],
  ];
  return done.flatMap(([kind, isDone]) =>
    isDone && bonusTickets(lottery, kind) > 0 ? [kind] : [],
  );
}

/** Writes those who get in with their lines of the log, and announces each. */
async function enter(
  context: Context,
  lottery: HeldLottery,
  accepted: readonly Accepted[],
): Promise<void> {
  if (accepted.length === 0) return;
  const now = context.now();
  const channel = toolChannel(lottery.id);
  const makers = accepted.map((one) => (ms: number) => joinLine(ms, one));
  const { lines, tail } = appendLines(lottery, makers, now);
  const entries: NewEntry[] = [];
  const events = accepted.map((one, nth) => {
    const { seq: logSeq = 0, line = '', head = '' } = lines[nth] ?? {};
    const { request, facts, bonuses, n, tickets, label, c } = one;
    const { salt, declared } = request;
    const entry = {
      ...{ id: newId(), claimUuid: randomUUID(), userId: facts.userId, n, tickets, salt, label, c },
      ...{ bonuses, logSeq, country: declared.country, networkHash: facts.networkHash },
    };
    entries.push(entry);
    const { id, claimUuid: uuid } = entry;
    const prev = lines[nth - 1]?.head ?? lottery.logHead ?? '';
    const own = { id, uuid, n, tickets, status: ENTRY.entered, bonuses, label, salt };
    const unknown = { rank: null, prize: null, confirmedAt: null, claimBy: null };
    one.answer(mineView({ ...own, ...unknown, logSeq, line, head, prev }));
    const { handle, extraPublic } = facts;
    const shown = { id, n, tickets, status: ENTRY.entered, joinedAt: now, handle, extraPublic };
    const message: LotteryAppend = {
      type: 'QUEUE_APPEND',
      seq: lottery.seq + 1 + nth,
      member: memberView(shown),
      logSeq,
      logHead: head,
    };
    return { channel, message };
  });
  const tickets = accepted.reduce((sum, one) => sum + one.tickets, 0);
  await insertEntries(context.db, lottery.id, { entries, lines, tail, tickets, now });
  await enqueue(context, ...events);
}

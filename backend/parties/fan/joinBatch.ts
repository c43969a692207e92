import { randomUUID } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { isRefusedByDatabase } from '@/backend/platform/database/databaseErrors';
import { AppError } from '@/backend/platform/errors';
import { batcher } from '@/backend/platform/jobs/batcher';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { validatedAnswers, rememberAnswers, type Answer } from '@/backend/forms/service';
import { append, type Newcomer } from './append';
import { heldFacts } from '@/backend/parties/bought/held';
import type { KnownFacts } from '@/backend/parties/store/joinRepository';
import { keptOut, notEligible, wordFilterOf, type Refusals } from '@/backend/audience/service';
import { useBought } from '@/backend/parties/bought/places';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { spendPasses } from '@/backend/parties/store/passRepository';
import { joinRefusal } from '@/backend/parties/policy';

/** The address of one's ticket and the state of the entry behind it. */
export interface MyEntry {
  queueUuid: string;
  status: number;
}

/** The request of one user to join a party. */
interface JoinRequest {
  context: Context;
  userId: string;
  seats: number;
  answers: readonly Answer[];
}

/** A user who gets a place, and the pass they spend for it, given or bought. */
interface AcceptedJoin {
  newcomer: Newcomer & { userId: string };
  passId: string | null;
  bookingId: string | null;
}

/**
 * Joins a party. Those who come while others are written down go together afterwards, in one
 * transaction: a rush costs few commits, and each of them is answered after its own.
 */
export const joinInBatch = batcher<Context['db'], JoinRequest, MyEntry>({
  limit: 100,
  isWorthSplitting: isRefusedByDatabase,
  work: (_db, partyId, { first, close }) =>
    inTransaction(first.context, (inner) => joinAll(inner, partyId, close)),
});

/** Joins a party by itself, in the running transaction. Errors as of `joinQueue`. */
export async function joinAlone(partyId: string, request: JoinRequest): Promise<MyEntry> {
  const [outcome] = await joinAll(request.context, partyId, () => [request]);
  if (!outcome) throw new AppError('party.not_found');
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function joinAll(
  context: Context,
  partyId: string,
  close: () => readonly JoinRequest[],
): Promise<(MyEntry | AppError)[]> {
  const party = await lockParty(context.db, partyId);
  // Whoever came while the lock was waited for goes along.
  const requests = close();
  if (!party) return requests.map(() => new AppError('party.not_found'));
  const userIds = [...new Set(requests.map(({ userId }) => userId))];
  // Read after the lock is taken: before it, another transaction may change these facts.
  const facts = await heldFacts(context, party, userIds);
  const { creatorId, whoCanJoin: rule } = party;
  const audience = {
    keptOut: await keptOut(context, creatorId, userIds),
    notEligible: await notEligible(context, { creatorId, rule }, userIds),
  };
  const { outcomes, accepted } = decide(party, requests, {
    ...audience,
    facts,
    mayShow: await wordFilterOf(context, creatorId),
    now: context.now(),
  });
  const newcomers = accepted.map(({ newcomer }) => newcomer);
  await append(context, party, newcomers);
  await useBought(
    context,
    party,
    accepted.flatMap(({ bookingId, newcomer: { id: entryId } }) =>
      bookingId === null ? [] : [{ entryId, bookingId }],
    ),
  );
  await spendPasses(
    context.db,
    accepted.flatMap(({ passId, bookingId, newcomer: { id } }) =>
      passId !== null && bookingId === null ? [{ passId, entryId: id }] : [],
    ),
  );
  await rememberAnswers(context, party, newcomers);
  return outcomes;
}

/** What becomes of each request, one after another, and who gets a place. */
function decide(
  party: PartyRow,
  requests: readonly JoinRequest[],
  known: {
    facts: readonly KnownFacts[];
    keptOut: Refusals;
    notEligible: Refusals;
    mayShow: (text: string) => boolean;
    now: Date;
  },
): { outcomes: (MyEntry | AppError)[]; accepted: AcceptedJoin[] } {
  const factsOf = new Map(known.facts.map((facts) => [facts.userId, facts]));
  const placeOf = new Map(known.facts.map(({ userId, mine }) => [userId, mine]));
  const accepted: AcceptedJoin[] = [];
  const acceptedFrom = new Map<string, number>();
  const outcomes = requests.map(({ userId, seats, answers }) => {
    const facts = factsOf.get(userId);
    if (!facts) return new AppError('auth.required');
    // A user with a place always gets this refusal first, whatever else forbids a second place.
    const item = placeOf.get(userId);
    if (item) return new AppError('party.already_joined', { item });
    const audience = {
      keptOut: known.keptOut.get(userId) ?? null,
      notEligible: known.notEligible.get(userId) ?? null,
    };
    const filled = { ...party, memberCount: party.memberCount + accepted.length };
    const { network } = facts;
    const joined = network === null ? 0 : (acceptedFrom.get(network) ?? 0);
    const neighbours = facts.neighbours + joined;
    const refusal = joinRefusal(userId, filled, { ...audience, ...facts, neighbours }, known.now);
    if (refusal) return new AppError(refusal);
    if (seats > party.groupMax) return new AppError('party.group_too_large');
    const { refusal: misfit, fields } = validatedAnswers(party.entryFields, answers);
    if (misfit) return new AppError(misfit);
    if (!known.mayShow(facts.handle)) return new AppError('party.name_refused');
    if (!Object.values(fields).every(known.mayShow)) return new AppError('party.answer_refused');

    // Without the order by lanes a pass has no effect, so none is spent but what was paid for a turn.
    const isByLanes = party.orderPolicy === 'LANES';
    const bookingId = facts.boughtWith;
    const passId = isByLanes || bookingId !== null ? facts.passId : null;
    const { handle, extraPublic, timesPlayed } = facts;
    const lane = isByLanes && passId !== null ? LANE.priority : LANE.ordinary;
    const place = { queueUuid: randomUUID(), status: STATUS.waiting };
    const entry = { id: newId(), queueUuid: place.queueUuid, lane, seats, timesPlayed, fields };
    const newcomer = { userId, guestName: null, handle, extraPublic, ...entry };
    accepted.push({ newcomer, passId, bookingId });
    if (network !== null) acceptedFrom.set(network, joined + 1);
    placeOf.set(userId, place);
    return place;
  });
  return { outcomes, accepted };
}

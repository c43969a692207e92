import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { schedule } from '@/backend/platform/deadlines';
import { enqueue } from '@/backend/platform/outbox';
import { STATUS } from '@/lib/shared/partyStatus';
import { endUnplayed, unplayedAfter } from './endRepository';
import { findParty, type PartyRow } from './partyRepository';
import { returnUnplayedPasses } from './passRepository';
import { changeStatus } from './statusRepository';
import type { PartiesTable } from './tables';
import { tellEach } from './telling';
import { settle } from './updates';

/** Kind of the deadline by which those whose turn did not come are told, some at a time. */
export const END_NEWS = 'parties.ended';

/** So many are told in one transaction. */
const TOLD_AT_ONCE = 2_000;

const progress = z.object({ partyId: z.string(), after: z.int() });

/**
 * Ends a locked party and every live entry of it: who plays has played, a pass spent on a turn that
 * did not come is given back. All others are told that theirs did not come, soon after
 * (docs/decisions/0005-ending-a-party.md).
 */
export async function endParty(
  context: Context,
  party: PartyRow,
): Promise<Selectable<PartiesTable>> {
  const ended = await endEntries(context, party);
  await schedule(context, {
    kind: END_NEWS,
    ref: { partyId: party.id, after: 0 },
    runAt: context.now(),
  });
  return ended;
}

/** The same for a party that goes with its creator's account: nobody could be told afterwards. */
export async function endPartyAtOnce(context: Context, party: PartyRow): Promise<void> {
  await endEntries(context, party);
  for (let after: number | null = 0; after !== null;) after = await tellSome(context, party, after);
}

async function endEntries(context: Context, party: PartyRow): Promise<Selectable<PartiesTable>> {
  const now = context.now();
  const played = await changeStatus(
    context.db,
    party,
    { from: [STATUS.playing] },
    { now, times: { endedAt: now, readyBy: null }, to: STATUS.played },
  );
  await endUnplayed(context.db, party.id, now);
  await returnUnplayedPasses(context.db, party);
  const patch = { state: 'ENDED' as const };
  return settle(context, party, { patch, members: -party.memberCount, played: played.length });
}

/** Tells the next ones, and leaves the others to a deadline that is due at once. */
export async function tellEnd(context: Context, ref: unknown): Promise<void> {
  const { partyId, after } = progress.parse(ref);
  const party = await findParty(context.db, partyId);
  const last = party ? await tellSome(context, party, after) : null;
  if (last === null) return;
  const next = { partyId, after: last };
  await schedule(context, { kind: END_NEWS, ref: next, runAt: context.now() });
}

/** Answers the number to go on behind; null when all were told. */
async function tellSome(context: Context, party: PartyRow, after: number): Promise<number | null> {
  const people = await unplayedAfter(context.db, party.id, { after, limit: TOLD_AT_ONCE });
  await enqueue(context, ...tellEach('party_closed', party, people));
  return people.length === TOLD_AT_ONCE ? (people.at(-1)?.number ?? null) : null;
}

import type { Selectable } from 'kysely';
import { followTool } from '@/backend/availability/service';
import { notify, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { recordingAction, tellAskers } from '@/backend/hosting/service';
import { changedLive } from '@/backend/widgets/service';
import type { QueueAction } from '@/backend/parties/host/actions';
import { firmAfter } from '@/backend/parties/order/fresh';
import { followPlaces } from '@/backend/parties/bought/places';
import { updateParty, type PartyChange } from '@/backend/parties/store/changeRepository';
import { markNotifiedNext } from '@/backend/parties/store/entryRepository';
import type { MemberRow } from '@/backend/parties/store/memberRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { hasFreed } from '@/backend/parties/plan/policy';
import { stageOf, timePlan } from './policy';
import type { PartiesTable } from './tables';
import { newsFor } from './ticketNews';
import { shownMembers, updateOf } from './updateMessage';

/** What changed of a party, and what the caller did as its host, if that is what changed it. */
export interface Change extends PartyChange {
  action?: QueueAction;
}

/**
 * Writes what changed of a locked party, takes the next `seq` and announces both in one update,
 * together with what else follows; whoever has become the next one is told so, once. A draft that
 * stays one has no public: it changes in silence. A plan takes its creator's time. Returns the party
 * as it now is. Errors: availability.booked_then (planned over a booking).
 */
export async function settle(
  context: Context,
  party: PartyRow,
  { action, ...change }: Change,
  alsoNews: readonly News[] = [],
): Promise<Selectable<PartiesTable>> {
  const isSilent = party.state === 'DRAFT' && (change.patch?.state ?? 'DRAFT') === 'DRAFT';
  const start = action ? recordingAction(context, party.id, action) : context.db;
  const { firstMembers, ...now } = await updateParty(start, party.id, {
    ...change,
    patch: { ...change.patch, ...(action && firmAfter(action)) },
    // An ended party has no waiting entries, whatever state they are in.
    ...(party.state === 'ENDED' && { members: 0 }),
    messages: isSilent ? 0 : 1,
    now: context.now(),
  });
  if (isSilent) return now;
  await followPlaces(context, now);
  const tool = { creatorId: party.creatorId, source: 'PARTY', refId: party.id } as const;
  await followTool(context, tool, { before: timePlan(party), after: timePlan(now) });
  const shown = shownMembers({ ...now, firstMembers });
  const message = updateOf(now, party, shown);
  const isInLine = now.orderPolicy === 'LANES' && now.state !== 'ENDED';
  const next = isInLine ? await nextToNotify(context, shown) : [];
  const update = { channel: toolChannel(party.id), message };
  await notify(context, [...alsoNews, ...newsFor('next', party, next)], [update]);
  if (stageOf(party.state) !== stageOf(now.state)) await changedLive(context, party.creatorId);
  if (hasFreed(party, now)) await tellAskers(context, party.id, 'open');
  return now;
}

async function nextToNotify(context: Context, shown: readonly MemberRow[]) {
  const first = shown.find(({ status }) => status === STATUS.waiting);
  return first ? markNotifiedNext(context.db, first.id, context.now()) : [];
}

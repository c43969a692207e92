import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LIMITS } from '@/lib/shared/limits';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { PartyMessage, PartyUpdate } from '@/lib/shared/parties/messages';
import { creatorView } from '@/backend/hosting/service';
import { memberView } from './views';
import { inOrder } from '@/backend/parties/order/memberOrder';
import type { MemberRow } from '@/backend/parties/store/memberRepository';
import { viewParty } from '@/backend/parties/store/partyRepository';
import type { PartiesTable } from './tables';

/** The rows of a party's first page, in order; of an ended one nobody waits. */
export function shownMembers(
  party: Selectable<PartiesTable> & { firstMembers: readonly MemberRow[] },
): MemberRow[] {
  if (party.state === 'ENDED') return [];
  return inOrder(party.firstMembers, party)
    .slice(0, LIMITS.pageSize)
    .map(({ row }) => row);
}

/** The message that says all a page shows of a party. */
export function updateOf(
  now: Selectable<PartiesTable>,
  creator: Parameters<typeof creatorView>[0],
  shown: readonly MemberRow[],
): PartyUpdate {
  return {
    type: 'PARTY_UPDATE',
    seq: now.seq,
    party: {
      id: now.id,
      title: now.title,
      game: now.game,
      notice: now.notice,
      state: now.state,
      opensAt: now.scheduledAt?.toISOString() ?? null,
      seatsPerRound: now.seatsPerRound,
      groupMax: now.groupMax,
      whoCanJoin: now.whoCanJoin,
      orderPolicy: now.orderPolicy,
      turn: now.turn,
      laneMix: now.laneMix,
      turnMinutes: now.turnMinutes,
      roundNo: now.roundNo,
      memberCount: now.memberCount,
      entryFields: now.entryFields,
    },
    partyMembers: shown.map(memberView),
    creator: creatorView(creator),
    queueSize: now.queueSize,
  };
}

/**
 * The newest state of a party, as the one message for all that wait on its channel. Null for other
 * channels and for a party that is gone.
 */
export async function newestUpdate(
  db: Kysely<Tables>,
  channel: string,
  waiting: readonly object[],
): Promise<PartyUpdate | null> {
  const prefix = toolChannel('');
  if (!channel.startsWith(prefix)) return null;
  const party = await viewParty(db, { id: channel.slice(prefix.length) }, null);
  if (!party) return null;
  const update = updateOf(party, party, shownMembers(party));
  const joins = joinsAmong(waiting as readonly PartyMessage[], party.seq);
  return joins ? { ...update, joins } : update;
}

/** What joined, where nothing else happened: most people who wait have nothing to read again then. */
function joinsAmong(waiting: readonly PartyMessage[], seq: number): PartyUpdate['joins'] {
  const [first] = waiting;
  if (!first || waiting.at(-1)?.seq !== seq) return undefined;
  const lanes = waiting.map((one) => (one.type === 'QUEUE_APPEND' ? one.member.lane : null));
  const known = lanes.filter((lane) => lane !== null);
  if (known.length < lanes.length) return undefined;
  return { since: first.seq, lanes: [...new Set(known)] };
}

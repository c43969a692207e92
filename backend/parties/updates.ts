import type { Selectable } from 'kysely';
import { tell, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { LIMITS } from '@/lib/shared/limits';
import { partyChannel, type PartyUpdate } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';
import { actRow, type Act } from './acts';
import { updateParty, type PartyChange } from './changeRepository';
import { tellNext } from './entryRepository';
import { creatorFace, memberFace } from './faces';
import { inOrder } from './memberOrder';
import type { MemberRow } from './memberRepository';
import type { PartyRow } from './partyRepository';
import type { PartiesTable } from './tables';
import { newsFor } from './telling';

/** What changed of a party, and what the caller did as its host, if that is what changed it. */
export interface Change extends PartyChange {
  act?: Act;
}

/**
 * Writes what changed of a locked party, takes the next `seq` and announces both in one update,
 * together with what else follows; whoever has become the next one is told so, once. A draft that
 * stays one has no public: it changes in silence. Answers the party as it now is.
 */
export async function settle(
  context: Context,
  party: PartyRow,
  { act, ...change }: Change,
  alsoTell: readonly News[] = [],
): Promise<Selectable<PartiesTable>> {
  const isSilent = (change.patch?.state ?? party.state) === 'DRAFT';
  const { firstMembers, ...now } = await updateParty(context.db, party.id, {
    ...change,
    // Of an ended party nobody waits, whatever becomes of the entries.
    ...(party.state === 'ENDED' && { members: 0 }),
    messages: isSilent ? 0 : 1,
    act: act ? actRow(context, party.id, act) : null,
    now: context.now(),
  });
  if (isSilent) return now;
  const live = now.state === 'ENDED' ? [] : firstMembers;
  const shown = inOrder(live, now.turn).slice(0, LIMITS.pageSize);
  const message: PartyUpdate = {
    type: 'PARTY_UPDATE',
    seq: now.seq,
    party: {
      id: now.id,
      title: now.title,
      game: now.game,
      notice: now.notice,
      state: now.state,
      seatsPerRound: now.seatsPerRound,
      groupMax: now.groupMax,
      whoCanJoin: now.whoCanJoin,
      orderPolicy: now.orderPolicy,
      turn: now.turn,
      memberCount: now.memberCount,
      entryFields: now.entryFields,
    },
    partyMembers: shown.map(({ row }) => memberFace(row)),
    creator: creatorFace(party),
    queueSize: now.queueSize,
  };
  const isInLine = now.orderPolicy === 'LANES' && now.state !== 'ENDED';
  const next = isInLine ? await toldNext(context, shown) : [];
  const update = { channel: partyChannel(party.id), message };
  await tell(context, [...alsoTell, ...newsFor('next', party, next)], [update]);
  return now;
}

async function toldNext(context: Context, shown: readonly { row: MemberRow }[]) {
  const first = shown.find(({ row }) => row.status === STATUS.waiting);
  return first ? tellNext(context.db, first.row.id, context.now()) : [];
}

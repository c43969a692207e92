import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { STATUS } from '@/lib/shared/partyStatus';
import type { PartyRow } from './partyRepository';
import { changeStatus } from './statusRepository';
import type { PartiesTable } from './tables';
import { tellEach } from './telling';
import { settle } from './updates';

/**
 * Ends a locked party and every live entry of it: who plays has played, all others are told that
 * their turn did not come.
 */
export async function endParty(
  context: Context,
  party: PartyRow,
): Promise<Selectable<PartiesTable>> {
  const now = context.now();
  const end = { now, times: { endedAt: now, readyBy: null } };
  const played = await changeStatus(
    context.db,
    party,
    { from: [STATUS.playing] },
    { ...end, to: STATUS.played },
  );
  const unplayed = await changeStatus(
    context.db,
    party,
    { from: [STATUS.waiting, STATUS.away, STATUS.called, STATUS.ready] },
    { ...end, to: STATUS.endedUnplayed },
  );
  const change = {
    patch: { state: 'ENDED' as const },
    members: -party.memberCount,
    played: played.length,
  };
  return settle(context, party, change, tellEach('party_closed', party, unplayed));
}

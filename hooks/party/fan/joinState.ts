import { isLive } from '@/lib/shared/parties/partyStatus';
import type { PartyView } from '@/hooks/party/types';

/** What stands where the join form would be. */
export type JoinState =
  | 'draft'
  | 'planned'
  | 'own'
  | 'joined'
  | 'ended'
  | 'closed'
  | 'paused'
  | 'full'
  | 'followers'
  | 'buyers'
  | 'invited'
  | 'form';

/** Which of them a person sees; `userId` is null for a visitor. */
export function joinStateOf(party: PartyView, userId: string | null): JoinState {
  if (party.creator.id === userId) return party.state === 'DRAFT' ? 'draft' : 'own';
  if (party.myEntry && isLive(party.myEntry.status)) return 'joined';
  if (party.state === 'ENDED') return 'ended';
  if (party.state === 'PAUSED') return 'paused';
  if (party.state === 'SCHEDULED') return 'planned';
  if (party.state !== 'OPEN') return 'closed';
  if (party.queueSize !== null && party.memberCount >= party.queueSize) return 'full';
  // Nobody new follows anybody, has bought something, or is on a list.
  if (userId === null && party.whoCanJoin === 'FOLLOWERS') return 'followers';
  if (userId === null && party.whoCanJoin === 'BUYERS') return 'buyers';
  if (userId === null && party.whoCanJoin === 'INVITED') return 'invited';
  return 'form';
}

/** Address of a fan's own ticket. */
export const ticketPath = (partyId: string, queueUuid: string) =>
  `/party/${partyId}/queue/${queueUuid}`;

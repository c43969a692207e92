import { isObject, toObject } from '@/lib/shared/toObject';
import type { PartyMember, PartyMessage } from '@/lib/shared/parties/messages';

/**
 * Reads what came on `party_{id}`: an object, or the JSON of one. Null for anything that is no
 * message of ours; members that are none are left out. Never throws.
 */
export function readPartyMessage(raw: unknown): PartyMessage | null {
  const message = toObject(raw);
  if (message === null || !Number.isSafeInteger(message.seq)) return null;
  if (message.type === 'QUEUE_APPEND') {
    return isMember(message.member) ? (message as unknown as PartyMessage) : null;
  }
  if (message.type !== 'PARTY_UPDATE') return null;
  const { party, creator, partyMembers } = message;
  if (!isObject(party) || typeof party.memberCount !== 'number') return null;
  if (!isObject(creator) || !Array.isArray(partyMembers)) return null;
  const members: unknown[] = partyMembers;
  return { ...message, partyMembers: members.filter(isMember) } as unknown as PartyMessage;
}

function isMember(value: unknown): value is PartyMember {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.number === 'number' &&
    typeof value.status === 'number' &&
    typeof value.lane === 'number' &&
    typeof value.handle === 'string'
  );
}

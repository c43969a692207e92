import type { LotteryMember, LotteryMessage } from '@/lib/shared/lottery/messages';
import { isObject, toObject } from '@/lib/shared/toObject';

/**
 * Reads what came on a draw's channel: an object, or the JSON of one. Null for anything that is no
 * message of a draw; members that are none are left out. Never throws.
 */
export function readLotteryMessage(raw: unknown): LotteryMessage | null {
  const message = toObject(raw);
  if (message === null || !Number.isSafeInteger(message.seq)) return null;
  if (message.type === 'QUEUE_APPEND') {
    return isMember(message.member) ? (message as unknown as LotteryMessage) : null;
  }
  if (message.type !== 'PARTY_UPDATE') return null;
  const { party, creator, partyMembers } = message;
  if (!isObject(party) || typeof party.ticketTotal !== 'number') return null;
  if (!isObject(creator) || !Array.isArray(partyMembers)) return null;
  if (!Array.isArray(party.prizes) || !Array.isArray(party.winners)) return null;
  const members: unknown[] = partyMembers;
  return { ...message, partyMembers: members.filter(isMember) } as unknown as LotteryMessage;
}

function isMember(value: unknown): value is LotteryMember {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.tickets === 'number' &&
    typeof value.handle === 'string'
  );
}

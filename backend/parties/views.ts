import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { PartyMember } from '@/lib/shared/parties/messages';
import type { MemberRow } from '@/backend/parties/store/memberRepository';

/** The fan of an entry as everyone may see them. */
export function memberView(entry: Omit<MemberRow, 'place'>): PartyMember {
  return {
    id: entry.id,
    number: entry.number,
    status: entry.status,
    lane: entry.lane,
    seats: entry.seats,
    handle: entry.handle,
    isGuest: entry.isGuest,
    profilePhoto: listPhoto(entry.extraPublic),
    joinedAt: new Date(entry.joinedAt).toISOString(),
  };
}

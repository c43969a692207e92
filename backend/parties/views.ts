import { listPhoto, parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { PartyCreator, PartyMember } from '@/lib/shared/parties/messages';
import { fullName } from '@/lib/shared/accounts/names';
import type { MemberRow } from '@/backend/parties/store/memberRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

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

/** First and last name of a party's creator. */
export function creatorName(party: PartyRow): string {
  return fullName({ firstName: party.creatorFirstName, lastName: party.creatorLastName });
}

/** The creator of a party as everyone may see them. */
export function creatorView(party: PartyRow): PartyCreator {
  return {
    id: party.creatorId,
    handle: party.creatorHandle,
    name: creatorName(party),
    extra_public: JSON.stringify(parseExtraPublic(party.creatorExtraPublic)),
  };
}

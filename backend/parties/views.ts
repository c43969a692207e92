import { DEFAULT_EXTRA_PUBLIC, parseExtraPublic } from '@/lib/shared/extraPublic';
import type { EntryField, PartyCreator, PartyMember } from '@/lib/shared/messages';
import { fullName } from '@/lib/shared/names';
import type { MemberRow } from '@/backend/parties/store/memberRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** Longest photo address in a list: fifty of them must fit into one message of 32 KiB. */
const PHOTO_LENGTH = 200;

/** The photo of someone in a list; an address too long for it gives way to the default one. */
export function listPhoto(extraPublic: unknown): string {
  const { profile_photo: photo } = parseExtraPublic(extraPublic);
  return photo.length <= PHOTO_LENGTH ? photo : DEFAULT_EXTRA_PUBLIC.profile_photo;
}

/** The fan of an entry as everyone may see them. */
export function memberFace(entry: Omit<MemberRow, 'place'>): PartyMember {
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
export function creatorFace(party: PartyRow): PartyCreator {
  return {
    id: party.creatorId,
    handle: party.creatorHandle,
    name: creatorName(party),
    extra_public: JSON.stringify(parseExtraPublic(party.creatorExtraPublic)),
  };
}

/** The answers of an entry in the order of the party's questions; dropped questions come last. */
export function answerList(
  questions: readonly EntryField[],
  answers: Record<string, string>,
): { key: string; value: string }[] {
  const order = new Map(questions.map(({ key }, index) => [key, index]));
  return Object.entries(answers)
    .map(([key, value]) => ({ key, value }))
    .sort((a, b) => (order.get(a.key) ?? Infinity) - (order.get(b.key) ?? Infinity) || 0);
}

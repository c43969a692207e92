import { parseExtraPublic } from '@/lib/shared/extraPublic';
import type { EntryField, PartyCreator, PartyMember } from '@/lib/shared/messages';
import type { EntryRow } from './entryRepository';
import type { PartyRow } from './partyRepository';

/** The fan of an entry as everyone may see them. */
export function memberFace(
  entry: Pick<EntryRow, 'id' | 'number' | 'status' | 'handle' | 'extraPublic' | 'joinedAt'>,
): PartyMember {
  return {
    id: entry.id,
    number: entry.number,
    status: entry.status,
    handle: entry.handle,
    profilePhoto: parseExtraPublic(entry.extraPublic).profile_photo,
    joinedAt: entry.joinedAt.toISOString(),
  };
}

/** The creator of a party as everyone may see them. */
export function creatorFace(party: PartyRow): PartyCreator {
  return {
    id: party.creatorId,
    handle: party.creatorHandle,
    name: `${party.creatorFirstName} ${party.creatorLastName}`,
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

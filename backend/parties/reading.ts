import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { EntryField, PartyCreator, PartyMember, PartyState } from '@/lib/shared/messages';
import { memberId } from './access';
import { cursorOf, placeOf } from '@/backend/platform/cursor';
import { waitingEntries } from './entryRepository';
import { creatorFace, memberFace } from './faces';
import type { MyEntry } from './joining';
import { FIRST_PLACE, membersAfter, type MemberPlace, type MemberRow } from './memberRepository';
import { findParty, partiesOf, viewParty, type PartyView } from './partyRepository';
import { runsParty, seesParty } from './policy';
import type { PartiesTable } from './tables';

const NUMBER = /^\d{1,9}$/;
/** `status:number` of the last live entry shown. */
const MEMBER = /^(?:100|120|130|140):\d{1,9}$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A party as one line of a list. */
export interface PartySummary {
  id: string;
  title: string;
  game: string;
  state: PartyState;
  queueSize: number | null;
  memberCount: number;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** A party as everyone may see it, with its first members. */
export interface PublicParty extends PartySummary {
  notice: string | null;
  seatsPerRound: number;
  seq: number;
  entryFields: EntryField[];
  partyMembers: PartyMember[];
  /** Where `partyMembersPage` goes on; null: these were all. */
  membersCursor: string | null;
  creator: PartyCreator;
  /** The asking user's own live entry. */
  myEntry: MyEntry | null;
}

export interface Page<Item> {
  items: Item[];
  cursor: string | null;
}

/** One line of a list. */
export function partySummary(party: Selectable<PartiesTable>): PartySummary {
  const { id, title, game, state, queueSize, memberCount, createdAt } = party;
  return { id, title, game, state, queueSize, memberCount, createdAt: createdAt.toISOString() };
}

/** Everything public of a party that was read already, for whoever may see it. */
export function publicParty(party: PartyView): PublicParty {
  const { items, cursor } = membersPage(party.firstMembers);
  return {
    ...partySummary(party),
    notice: party.notice,
    seatsPerRound: party.seatsPerRound,
    seq: party.seq,
    entryFields: party.entryFields,
    partyMembers: items,
    membersCursor: cursor,
    creator: creatorFace(party),
    myEntry: party.mine,
  };
}

/** A party by id. Errors: party.not_found, also for a stranger's draft. */
export async function partyDetails(
  context: Context,
  input: { partyID: string },
): Promise<PublicParty> {
  const { userId } = context.actor;
  const party = await viewParty(context.db, { id: input.partyID }, userId);
  if (!party || !seesParty(userId, party)) throw new AppError('party.not_found');
  return publicParty(party);
}

/** The next live members, or the first ones. Errors: party.not_found, payload.invalid (cursor). */
export async function partyMembersPage(
  context: Context,
  input: { partyID: string; cursor?: string | null | undefined },
): Promise<Page<PartyMember>> {
  const after = input.cursor ? memberPlace(input.cursor) : FIRST_PLACE;
  const party = await findParty(context.db, input.partyID);
  if (!party || !seesParty(context.actor.userId, party)) throw new AppError('party.not_found');
  return membersPage(await membersAfter(context.db, party.id, after));
}

function memberPlace(cursor: string): MemberPlace {
  const [status = 0, number = 0] = placeOf(cursor, MEMBER).split(':').map(Number);
  return { status, number };
}

function membersPage(rows: readonly MemberRow[]): Page<PartyMember> {
  const items = rows.slice(0, LIMITS.pageSize).map(memberFace);
  const last = items.at(-1);
  const goesOn = rows.length > LIMITS.pageSize && last;
  return { items, cursor: goesOn ? cursorOf(`${last.status}:${last.number}`) : null };
}

/** One page of those waiting with everything stored of them. Errors: payload.invalid (cursor). */
export async function waitingPage(
  context: Context,
  partyId: string,
  cursor: string | null | undefined,
) {
  const after = cursor ? Number(placeOf(cursor, NUMBER)) : 0;
  const limit = LIMITS.pageSize + 1;
  const found = await waitingEntries(context.db, partyId, { after, limit });
  const entries = found.slice(0, LIMITS.pageSize);
  const last = entries.at(-1);
  return { entries, cursor: found.length === limit && last ? cursorOf(last.number) : null };
}

/** A creator's parties, newest first; drafts for the creator alone. Errors: payload.invalid. */
export async function creatorPartiesPage(
  context: Context,
  input: { creatorId: string; cursor?: string | null | undefined },
): Promise<Page<PartySummary>> {
  const limit = LIMITS.pageSize + 1;
  const found = await partiesOf(context.db, input.creatorId, {
    drafts: runsParty(context.actor.userId, input),
    before: input.cursor ? placeOf(input.cursor, ID) : null,
    limit,
  });
  const items = found.slice(0, LIMITS.pageSize).map(partySummary);
  const last = items.at(-1);
  return { items, cursor: found.length === limit && last ? cursorOf(last.id) : null };
}

/** The caller's own parties, newest first, drafts too. Errors: auth.required, payload.invalid. */
export async function myPartiesPage(
  context: Context,
  input: { cursor?: string | null | undefined },
): Promise<Page<PartySummary>> {
  return creatorPartiesPage(context, { ...input, creatorId: memberId(context) });
}

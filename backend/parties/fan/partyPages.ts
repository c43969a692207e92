import type { Selectable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { ByLane, Turns } from '@/lib/shared/parties/lanes';
import { LIMITS } from '@/lib/shared/limits';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type {
  PartyCreator,
  PartyList,
  PartyMember,
  PartyState,
} from '@/lib/shared/parties/messages';
import type { JoinRule, OrderPolicy, RejoinRule } from '@/lib/shared/parties/queueRules';
import { creatorView, rightOf } from '@/backend/hosting/service';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { memberId } from '@/backend/platform/member';
import { memberView } from '@/backend/parties/views';
import type { MyEntry } from './join';
import {
  BEFORE_ALL,
  cursorAt,
  FIRST_PLACES,
  inOrder,
  memberPlace,
} from '@/backend/parties/order/memberOrder';
import { membersAfter, type MemberRow } from '@/backend/parties/store/memberRepository';
import {
  findParty,
  partiesOf,
  viewParty,
  type PartyView,
} from '@/backend/parties/store/partyRepository';
import type { PartiesTable } from '@/backend/parties/tables';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A party as one line of a list. */
export interface PartySummary {
  id: string;
  title: string;
  game: string;
  state: PartyState;
  queueSize: number | null;
  memberCount: number;
  /** Turns that were played. */
  playedCount: number;
  /** When it opens by itself, UTC ISO 8601; null unless it is `SCHEDULED`. */
  opensAt: string | null;
  /** How long the show is planned to last. */
  plannedMinutes: number;
  isArchived: boolean;
  /** How many want to be told when it opens; null where it is not counted. */
  askerCount: number | null;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** A party as everyone may see it, with its first members. */
export interface PublicParty extends PartySummary {
  notice: string | null;
  seatsPerRound: number;
  groupMax: number;
  readySeconds: number;
  whoCanJoin: JoinRule;
  orderPolicy: OrderPolicy;
  rejoin: RejoinRule;
  cooldownMinutes: number;
  /** How many turns the lanes have had. */
  turn: number;
  /** How many ordinary turns come to each priority turn. */
  laneMix: number;
  /** So many missed calls end one's part. */
  missLimit: number;
  /** How long a turn should take; null: no timer. */
  turnMinutes: number | null;
  /** The round that is played, or was last; 0: none yet. */
  roundNo: number;
  seq: number;
  /** What a wait is told from, beside the turns; no page shows them. */
  idleSince: Date | null;
  pausedAt: Date | null;
  entryFields: EntryField[];
  partyMembers: PartyMember[];
  /** Where `partyMembersPage` goes on; null: these were all. */
  membersCursor: string | null;
  creator: PartyCreator;
  /** The asking user's own live entry. */
  myEntry: MyEntry | null;
  /** Whether the asking user is told when it opens or has a place again. */
  isAsked: boolean;
  /** The asking user bought a place that joining here would use. */
  hasBought: boolean;
}

/** One line of a list. */
export function partySummary(
  party: Selectable<PartiesTable> & { askerCount?: number | null },
): PartySummary {
  const { id, title, game, state, queueSize, memberCount, playedCount, plannedMinutes } = party;
  return {
    ...{ id, title, game, state, queueSize, memberCount, playedCount, plannedMinutes },
    opensAt: party.scheduledAt?.toISOString() ?? null,
    isArchived: party.archivedAt !== null,
    askerCount: party.askerCount ?? null,
    createdAt: party.createdAt.toISOString(),
  };
}

/** Everything public of a party that was read already, for whoever may see it. */
export function publicParty(party: PartyView): PublicParty {
  const isOver = party.state === 'ENDED';
  const { items, cursor } = membersPage(isOver ? [] : party.firstMembers, party);
  return {
    ...partySummary(party),
    notice: party.notice,
    seatsPerRound: party.seatsPerRound,
    groupMax: party.groupMax,
    readySeconds: party.readySeconds,
    whoCanJoin: party.whoCanJoin,
    orderPolicy: party.orderPolicy,
    rejoin: party.rejoin,
    cooldownMinutes: party.cooldownMinutes,
    turn: party.turn,
    laneMix: party.laneMix,
    missLimit: party.missLimit,
    turnMinutes: party.turnMinutes,
    roundNo: party.roundNo,
    seq: party.seq,
    idleSince: party.idleSince,
    pausedAt: party.pausedAt,
    entryFields: party.entryFields,
    partyMembers: items,
    membersCursor: cursor,
    creator: creatorView(party),
    myEntry: isOver ? null : party.mine,
    isAsked: party.isAsked,
    hasBought: party.hasBought,
  };
}

/** A party by id. Errors: party.not_found, also for a stranger's draft. */
export async function partyDetails(
  context: Context,
  input: { partyID: string },
): Promise<PublicParty> {
  const { userId } = context.actor;
  const party = await viewParty(context.db, { id: input.partyID }, userId);
  if (!party || !(await seesParty(context, party))) throw new AppError('party.not_found');
  return publicParty(party);
}

/** Everyone sees a party, a draft its hosts alone. */
async function seesParty(
  context: Context,
  party: { creatorId: string; state: PartyState },
): Promise<boolean> {
  return party.state !== 'DRAFT' || (await rightOf(context, party)) !== null;
}

/** The next live members, or the first ones. Errors: party.not_found, payload.invalid (cursor). */
export async function partyMembersPage(
  context: Context,
  input: { partyID: string; cursor?: string | null | undefined },
): Promise<Page<PartyMember>> {
  const after = input.cursor ? memberPlace(input.cursor) : BEFORE_ALL;
  const party = await findParty(context.db, input.partyID);
  if (!party || !(await seesParty(context, party))) throw new AppError('party.not_found');
  if (party.state === 'ENDED') return { items: [], cursor: null };
  const rows = await membersAfter(context.db, party.id, after);
  return 'turn' in after
    ? membersPage(rows, { ...party, turn: after.turn }, after.places)
    : membersPage(rows, party);
}

function membersPage(
  rows: readonly MemberRow[],
  turns: Turns,
  behind: ByLane<number> = FIRST_PLACES,
): Page<PartyMember> {
  const ordered = inOrder(rows, turns, behind);
  const shown = ordered.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  const goesOn = ordered.length > shown.length && last;
  return {
    items: shown.map(({ row }) => memberView(row)),
    cursor: goesOn ? cursorAt(last.after) : null,
  };
}

/** A creator's parties, newest first; drafts for their hosts alone. Errors: payload.invalid. */
export async function creatorPartiesPage(
  context: Context,
  input: {
    creatorId: string;
    list?: PartyList | null | undefined;
    cursor?: string | null | undefined;
  },
): Promise<Page<PartySummary>> {
  const limit = LIMITS.pageSize + 1;
  const found = await partiesOf(context.db, input.creatorId, {
    drafts: (await rightOf(context, input)) !== null,
    list: input.list ?? null,
    before: input.cursor ? placeOf(input.cursor, ID) : null,
    limit,
  });
  const items = found.slice(0, LIMITS.pageSize).map(partySummary);
  const last = items.at(-1);
  return { items, cursor: found.length === limit && last ? cursorOf(last.id) : null };
}

/**
 * The caller's own parties, newest first, drafts too; all, or those of one list. Errors:
 * auth.required, payload.invalid.
 */
export async function myPartiesPage(
  context: Context,
  input: { list?: PartyList | null | undefined; cursor?: string | null | undefined },
): Promise<Page<PartySummary>> {
  return creatorPartiesPage(context, { ...input, creatorId: memberId(context) });
}

import type { Context } from '@/backend/platform/context';
import { creatorId, memberId } from '@/backend/platform/member';
import { rankOf } from '@/lib/shared/parties/lanes';
import type { PartyState } from '@/lib/shared/parties/messages';
import { fullName } from '@/lib/shared/accounts/names';
import { lastActivity, type ActivityRow } from '@/backend/parties/store/activityRepository';
import {
  liveTickets,
  playedTickets,
  type TicketRow,
} from '@/backend/parties/store/myTicketsRepository';

/** One of the caller's own places in a queue. */
export interface TicketLine {
  queueUuid: string;
  status: number;
  /** 1 = next; null when not waiting, and without the order by lanes. */
  position: number | null;
  /** UTC ISO 8601. */
  joinedAt: string;
  endedAt: string | null;
  partyId: string;
  title: string;
  game: string;
  state: PartyState;
  creatorHandle: string;
  creatorName: string;
}

/** Something that happened to the caller: in one of their parties, or to them. */
export interface Activity extends Omit<ActivityRow, 'at'> {
  /** UTC ISO 8601. */
  at: string;
}

const LIVE_SHOWN = 50;
const PLAYED_SHOWN = 6;
const ACTIVITY = { parties: 10, limit: 8 };

/** The caller's live tickets, then the parties they played in last. Errors: auth.required. */
export async function myTickets(context: Context): Promise<TicketLine[]> {
  const userId = memberId(context);
  const live = await liveTickets(context.db, userId, LIVE_SHOWN);
  const played = await playedTickets(context.db, userId, PLAYED_SHOWN);
  return [...live, ...played].map(ticketLine);
}

/**
 * What happened last to the caller: who joined, played and left their parties, what ended, who
 * follows. Errors: auth.required, forbidden (a fan has none).
 */
export async function myActivity(context: Context): Promise<Activity[]> {
  const rows = await lastActivity(context.db, creatorId(context), ACTIVITY);
  return rows.map((row: ActivityRow) => ({ ...row, at: row.at.toISOString() }));
}

function ticketLine(ticket: TicketRow): TicketLine {
  const { queueUuid, status, joinedAt, endedAt, partyId, title, game, state } = ticket;
  return {
    queueUuid,
    status,
    position: positionOf(ticket),
    joinedAt: joinedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    partyId,
    title,
    game,
    state,
    creatorHandle: ticket.creatorHandle,
    creatorName: creatorNameOf(ticket),
  };
}

/** 1 = next; null when not waiting, and without the order by lanes. */
export function positionOf({ rank, lane, turn, laneMix }: TicketRow): number | null {
  return rank ? rankOf({ lane, ...rank }, { turn, laneMix }, rank.waiting).position : null;
}

/** The name of the creator whose party a ticket is for. */
export function creatorNameOf({ creatorFirstName, creatorLastName }: TicketRow): string {
  return fullName({ firstName: creatorFirstName, lastName: creatorLastName });
}

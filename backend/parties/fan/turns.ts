import type { Turn, TurnState } from '@/backend/turns/service';
import type { Context } from '@/backend/platform/context';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { liveTickets, type TicketRow } from '@/backend/parties/store/myTicketsRepository';
import { creatorNameOf, positionOf } from './myTickets';

/** Nobody stands in more queues at once that call them in the same hour. */
const SHOWN = 50;

/** The queues in which it is somebody's turn, or their turn comes next. */
export async function partyTurns(context: Context, userId: string): Promise<Turn[]> {
  const tickets = await liveTickets(context.db, userId, SHOWN);
  return tickets.flatMap((ticket) => {
    const state = turnOf(ticket);
    return state === null ? [] : [shownTurn(ticket, state)];
  });
}

function turnOf(ticket: TicketRow): TurnState | null {
  if (ticket.status === STATUS.called) return 'CALLED';
  if (ticket.status === STATUS.ready) return 'READY';
  // While a queue is paused nobody is called, however near.
  return ticket.state !== 'PAUSED' && positionOf(ticket) === 1 ? 'NEXT' : null;
}

function shownTurn(ticket: TicketRow, state: TurnState): Turn {
  const { queueUuid, partyId, title, game } = ticket;
  const isCalled = state === 'CALLED';
  return {
    id: queueUuid,
    kind: 'PARTY',
    toolId: partyId,
    title,
    subject: game,
    host: creatorNameOf(ticket),
    photo: parseExtraPublic(ticket.creatorExtraPublic).profile_photo,
    path: `/party/${partyId}/queue/${queueUuid}`,
    state,
    hasCode: state === 'READY' && ticket.hasLobbyCode,
    since: isCalled ? (ticket.calledAt?.toISOString() ?? null) : null,
    until: isCalled ? (ticket.readyBy?.toISOString() ?? null) : null,
  };
}

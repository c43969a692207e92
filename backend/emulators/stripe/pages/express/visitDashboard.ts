import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import type { Desk, Visit } from '@/backend/emulators/stripe/pages/desk';
import { messageAnswer } from '@/backend/emulators/stripe/pages/look/messagePage';
import { readerOf } from '@/backend/emulators/stripe/pages/look/shell';
import type { Due } from '@/backend/emulators/stripe/types';
import { dashboardPage, NEWS, type News } from './dashboardPage';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOVES: Readonly<Record<string, number>> = { '1': 1, '7': 7, '14': 14 };
/** Late by three seconds, twice, in any order. */
const UNRULY = { delayMs: 3000, copies: 2, isShuffled: true };
const ORDERLY = { delayMs: 0, copies: 1, isShuffled: false };

/** What happened at the last move of each clock, until the process ends. */
const moves = new WeakMap<Desk, { id: number; happened: readonly Due[] }>();

/** A creator's dashboard: what is there and on its way, what should go wrong, and the clock. */
export function visitDashboard(desk: Desk, { request, id }: Visit): PageAnswer {
  const { actions, clock, messages } = desk;
  const reader = readerOf(request);
  const { form, query } = request;
  const key = query.get('key') ?? '';
  const view = actions.openDashboard(id, key);
  if (view === null) return messageAnswer(404, 'gone', reader);
  if (form?.get('do') === 'disconnect') {
    actions.disconnect(id);
    // There is no dashboard any more.
    return { redirect: '/dashboard/payouts' };
  }
  if (form !== null) {
    const told = new URLSearchParams({ key, ...press(desk, id, form) });
    return { redirect: `/dev/stripe/express/${id}?${told.toString()}` };
  }
  const move = moves.get(desk);
  const sheet = {
    view,
    now: clock.now(),
    next: clock.next(),
    happened: move !== undefined && query.get('moved') === String(move.id) ? move.happened : null,
    news: NEWS.find((name) => name === query.get('did')) ?? null,
    isUnruly: messages.settings.copies > 1,
  };
  return { status: 200, html: dashboardPage(sheet, reader) };
}

/** Does what was pressed and answers what the page should say about it. */
function press(desk: Desk, id: string, form: URLSearchParams): { moved: string } | { did: News } {
  const move = form.get('move');
  if (move !== null) return { moved: moveClock(desk, move) };
  return { did: act(desk, id, form.get('do'), form.get('to') === 'on') };
}

function moveClock(desk: Desk, move: string): string {
  const { clock } = desk;
  const days = MOVES[move];
  const happened = days === undefined ? clock.advanceToNext() : clock.advance(days * DAY_MS);
  const id = (moves.get(desk)?.id ?? 0) + 1;
  moves.set(desk, { id, happened });
  return String(id);
}

function act({ actions, messages }: Desk, id: string, what: string | null, isOn: boolean): News {
  switch (what) {
    case 'FAIL':
    case 'FAIL_AFTER_PAID':
      actions.failNextPayout(id, isOn ? what : null);
      return 'kept';
    case 'document':
      if (isOn) actions.askForDocument(id);
      else actions.finishOnboarding(id);
      return 'kept';
    case 'messages':
      Object.assign(messages.settings, isOn ? UNRULY : ORDERLY);
      return 'kept';
    case 'dispute':
      return actions.disputeLastPayment(id) === null ? 'noPayment' : 'disputed';
    default:
      return 'kept';
  }
}

import { CLEARANCE_DAYS } from '@/lib/shared/money/fees';
import type { BookingStep } from '@/lib/shared/bookings/views';
import type { Side } from '@/backend/bookings/life/side';
import { balanceDueAt, balanceUntil } from '@/backend/bookings/balance/terms';
import { policyStepsOf, unplayedAtOf } from '@/backend/bookings/policy';
import type { BookingEventRow, BookingRow } from '@/backend/bookings/store/bookingRepository';

const DAY_MS = 86_400_000;

/** When the money reaches the creator's balance, as far as it is known. */
export function clearsAtOf({ completedAt, acceptsAt, money, state }: BookingRow): Date | null {
  // A case holds it.
  if (state === 'DISPUTED') return null;
  const from = completedAt ?? acceptsAt;
  if (from === null || (money !== 'CAPTURED' && money !== 'PARTLY_REFUNDED')) return null;
  return new Date(from.getTime() + CLEARANCE_DAYS.EXPERIENCE * DAY_MS);
}

/** What happened to a booking, then what will, as one of its sides sees it. */
export function stepsOf(
  row: BookingRow,
  events: readonly BookingEventRow[],
  side: Side,
  now: Date,
): BookingStep[] {
  // Reminders are no news on the page of what they remind of.
  const past = events.filter(({ kind }) => kind !== 'REMINDED');
  return [
    ...past.map(({ kind, actor: by, at, amount, note }) => ({
      ...{ kind, by, at: at.toISOString(), isFuture: false, amount, note },
    })),
    ...comingOf(row, side, now),
  ];
}

type Coming = [BookingStep['kind'], Date | null];

function comingOf(row: BookingRow, side: Side, now: Date): BookingStep[] {
  return timesOf(row, side)
    .flatMap(([kind, at]) => (at === null || at <= now ? [] : [{ kind, at }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ kind, at }) => ({
      ...{ kind, by: null, at: at.toISOString(), isFuture: true, amount: null, note: null },
    }));
}

function timesOf(row: BookingRow, side: Side): Coming[] {
  const clears: Coming[] = side === 'CREATOR' ? [['CLEARS', clearsAtOf(row)]] : [];
  switch (row.state) {
    case 'UNSCHEDULED':
      return [['USE_BY', row.useBy]];
    case 'REQUESTED':
      return [
        ['ANSWER_DUE', row.answerBy],
        ['STARTS', row.startsAt],
      ];
    case 'CONFIRMED':
      if (row.kind === 'QUEUE') {
        return [
          ['PLAY_BY', row.endsAt === null ? row.dueAt : null],
          ['MONEY_BACK', unplayedAtOf(row)],
        ];
      }
      return [
        ['FREE_ENDS', freeUntil(row)],
        ['BALANCE_AT', balanceDueAt(row)],
        ['BALANCE_BY', balanceUntil(row)],
        ['STARTS', row.startsAt],
        ['ENDS', row.endsAt],
        ['DUE', row.dueAt],
      ];
    case 'DELIVERED':
      return [['ACCEPTS', row.acceptsAt], ...clears];
    case 'COMPLETED':
      return clears;
    case 'DISPUTED':
      return [['CASE_ANSWER', row.caseUntil]];
    default:
      return [];
  }
}

/** Until when cancelling is free. A deposit never comes back: then it is not. */
function freeUntil(row: BookingRow): Date | null {
  if (row.begunAt !== null || row.deposit !== null) return null;
  const step = policyStepsOf(row).find(({ back }) => back === row.price);
  return step ? new Date(step.until) : null;
}

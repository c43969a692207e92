import { sideOf, type BookingRow } from '@/backend/bookings/service';
import { AppError } from '@/backend/platform/errors';
import type { CaseChoice, CaseSide } from '@/lib/shared/cases/cases';

/** Who does something in a case. */
export interface Actor {
  id: string;
  side: CaseSide;
}

/** The side of an order that somebody is. Errors: booking.not_found. */
export function ownSide(row: BookingRow, userId: string): CaseSide {
  const side = sideOf(row, userId);
  if (side === null) throw new AppError('booking.not_found');
  return side;
}

/** What is asked for, within what can be. Errors: case.amount, case.date. */
export function asked(
  { amount, newDue }: { amount: number | null; newDue: string | null },
  choice: Pick<CaseChoice, 'least' | 'most' | 'earliest' | 'latest'>,
): { amount: number | null; newDue: Date | null } {
  return { amount: amountIn(amount, choice), newDue: dayIn(newDue, choice) };
}

function amountIn(
  amount: number | null,
  { least, most }: Pick<CaseChoice, 'least' | 'most'>,
): number | null {
  if (least === null || most === null) return null;
  if (amount === null || amount < least || amount > most) throw new AppError('case.amount');
  return amount;
}

function dayIn(
  newDue: string | null,
  { earliest, latest }: Pick<CaseChoice, 'earliest' | 'latest'>,
): Date | null {
  if (earliest === null || latest === null) return null;
  const day = newDue === null ? null : new Date(newDue);
  // A day was chosen in the reader's zone, and a minute or two passed since.
  if (day === null || day < before(earliest) || day > afterwards(latest)) {
    throw new AppError('case.date');
  }
  return day;
}

const DAY_MS = 86_400_000;
const before = (time: string) => new Date(new Date(time).getTime() - DAY_MS);
const afterwards = (time: string) => new Date(new Date(time).getTime() + DAY_MS);

import type { Context } from '@/backend/platform/context';
import type { BookingNewsKind } from '@/backend/bookings/tell/tell';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { sessionRows } from '@/backend/bookings/store/packageRepository';
import type { PackageSession } from '@/lib/shared/bookings/packages';

/** The sessions that were bought together with this one, itself among them; none: bought alone. */
export async function packageSessions(
  context: Context,
  { packageId }: BookingRow,
): Promise<PackageSession[]> {
  if (packageId === null) return [];
  const rows = await sessionRows(context.db, packageId);
  return rows.map(({ id: bookingId, sessionNo: no, state, startsAt }) => ({
    ...{ bookingId, no, state, startsAt: startsAt?.toISOString() ?? null },
  }));
}

/** Whether an earlier session of the package says the same: its buyer is reminded of all at once. */
export async function isSaidByAnother(
  context: Context,
  { packageId, sessionNo }: BookingRow,
  news: BookingNewsKind,
): Promise<boolean> {
  if (packageId === null || news !== 'unused_soon') return false;
  const rows = await sessionRows(context.db, packageId);
  return rows.some((row) => row.state === 'UNSCHEDULED' && row.sessionNo < sessionNo);
}

/** Of a package its first session that was done and paid for is the one that can be reviewed. */
export async function isReviewed(
  context: Context,
  { id, packageId }: BookingRow,
  isKept: (row: BookingRow) => boolean,
): Promise<boolean> {
  if (packageId === null) return true;
  const rows = await sessionRows(context.db, packageId);
  const timeOf = ({ completedAt }: BookingRow) => completedAt?.getTime() ?? 0;
  const done = rows.filter((row) => row.completedAt !== null && isKept(row));
  return done.toSorted((one, other) => timeOf(one) - timeOf(other))[0]?.id === id;
}

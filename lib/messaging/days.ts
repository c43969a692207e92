import { daysOf, type Day } from '@/lib/shared/days';

/** Puts rows, oldest first, under the days on which they were written. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[]): Day<Row>[] {
  return daysOf(rows, ({ createdAt }) => createdAt);
}

/** Whether two times, UTC ISO 8601, are of one day here. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

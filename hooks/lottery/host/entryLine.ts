import type { ResultOf } from '@/lib/secureql/operations/all';

export type LotteryRecap = NonNullable<ResultOf<'lottery/get-recap/'>['lotteryRecap']['item']>;

/** Equal steps of the time it was open. */
const STEPS = 60;

/** How many were in at the end of each of equally long steps, and when they were most. Pure. */
export function entryLine({ openedAt, closedAt, curve }: LotteryRecap) {
  const lastAt = curve.at(-1)?.at;
  if (openedAt === null || lastAt === undefined) return null;
  const from = Date.parse(openedAt);
  const until = Math.max(from + 1, Date.parse(closedAt ?? lastAt));
  const line = Array.from({ length: STEPS }, (_, step) => {
    const end = from + ((step + 1) / STEPS) * (until - from);
    return curve.reduce((count, point) => (Date.parse(point.at) <= end ? point.count : count), 0);
  });
  const people = Math.max(...line);
  const step = line.indexOf(people);
  const at = new Date(from + ((step + 1) / STEPS) * (until - from)).toISOString();
  return {
    from: openedAt,
    until: new Date(until).toISOString(),
    line,
    most: people > 0 ? { people, at, step } : null,
  };
}

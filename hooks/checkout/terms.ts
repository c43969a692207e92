import { ANSWER_HOURS } from '@/lib/shared/bookings/states';
import { refundSteps } from '@/lib/shared/bookings/refundSteps';
import type { CheckoutService } from '@/lib/shared/experiences/views';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What cancelling gives back, as sentences of this very booking. Amounts in minor units. */
export type RefundTerm =
  | { kind: 'free'; until: string }
  | { kind: 'half' | 'half_from_now'; until: string; back: number; isToTheStart: boolean }
  | { kind: 'nothing' | 'none' | 'began' | 'made' | 'file' | 'unplayed' };

/** The sentences about cancelling, in their order; what is over already is left out. */
export function refundTerms(
  { service, total }: CheckoutService,
  startsAt: string | null,
  now: number,
): RefundTerm[] {
  if (service.kind === 'DELIVERY') return [{ kind: 'made' }];
  if (service.kind === 'INSTANT') return [{ kind: 'file' }];
  if (service.kind === 'QUEUE') return [{ kind: 'unplayed' }];
  if (startsAt === null || service.cancelPolicy === 'NONE') return [{ kind: 'none' }];
  const policy = service.cancelPolicy;
  const steps = refundSteps({ policy, price: total, startsAt: new Date(startsAt) });
  const open = steps.filter(({ until }) => Date.parse(until) > now);
  if (open.length === 0) return [{ kind: 'none' }];
  const terms = open.map(({ until, back }, place): RefundTerm => {
    if (back === total) return { kind: 'free', until };
    const isToTheStart = Date.parse(until) === Date.parse(startsAt);
    return { kind: place === 0 ? 'half_from_now' : 'half', until, back, isToTheStart };
  });
  const last = terms.at(-1);
  const isToTheStart = last !== undefined && 'isToTheStart' in last && last.isToTheStart;
  return [...terms, { kind: isToTheStart ? 'began' : 'nothing' }];
}

/** Until when the creator has to answer a request that is sent now, UTC ISO 8601. */
export function answerBy(
  { service }: CheckoutService,
  startsAt: string | null,
  now: number,
): string {
  const longest = now + ANSWER_HOURS * HOUR_MS;
  const notice = (service.noticeMinutes ?? 0) * MINUTE_MS;
  const latest = startsAt === null ? longest : Math.min(longest, Date.parse(startsAt) - notice);
  return new Date(Math.max(now, latest)).toISOString();
}

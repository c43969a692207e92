import type { BookingLine } from '@/lib/shared/bookings/views';
import type { ResolutionCase } from '@/lib/shared/cases/cases';

type Role = BookingLine['role'];

/** The key of the sentence that says how a case ended. */
function closedKey({ outcome, kind, refund }: ResolutionCase): string {
  // Whoever was given it knows no sums.
  const back = refund === null ? 'closed.solved' : 'closed.back';
  const isAgreed = outcome === 'AGREED' || outcome === 'SILENCE';
  if (isAgreed) return kind === 'EXTEND' ? 'closed.extended' : back;
  if (outcome === 'DECIDED' || outcome === 'RULED') {
    return refund === 0 ? 'closed.nothing' : back;
  }
  return `closed.${outcome ?? 'OVERTAKEN'}`;
}

/** The key of the sentence that says what a case is about, for one of its sides. Pure. */
export function titleKey(one: ResolutionCase, role: Role): string {
  if (one.state === 'CLOSED') return closedKey(one);
  if (one.state === 'ESCALATED') return 'title.person';
  const whose = one.proposedBy === role ? 'mine' : 'other';
  if (one.kind === 'EXTEND' || one.kind === 'CANCEL') return `title.${one.kind}.${whose}`;
  if (one.rule !== null) return `title.absent.${one.openedBy === role ? 'mine' : 'other'}`;
  if (one.amount === null) return `title.plain.${whose}`;
  return one.proposedBy === 'BUYER' ? `title.asked.${whose}` : `title.offered.${whose}`;
}

/** The key of the sentence that says what comes next in a case, for one of its sides; null: nothing. */
export function nextKey({ state, turn }: ResolutionCase, role: Role): string | null {
  const whose = turn === role ? 'mine' : 'other';
  switch (state) {
    case 'OPEN':
      return `next.open.${whose}`;
    case 'RULED':
      return `next.ruled.${whose}`;
    case 'REFUSED':
      return 'next.refused';
    case 'ESCALATED':
      return 'next.person';
    case 'CLOSED':
      return null;
  }
}

import type { GiftLine } from '@/lib/shared/gifts/views';
import type { Tone } from '@/styles/tokens';

/** How a gift stands in a list: the key of its word, its colour, and a line with a time. */
interface GiftWords {
  key: string;
  tone: Tone | undefined;
  line: string | null;
  at: string | null;
}

const TONES: Readonly<Record<GiftLine['state'], Tone | undefined>> = {
  UNPAID: 'wait',
  WAITING: undefined,
  READY: 'wait',
  SENT: 'accent',
  BOUNCED: 'stop',
  OPENED: 'accent',
  TAKEN: 'good',
  DECLINED: 'wait',
  OVER: undefined,
};

/** The time that matters next of a gift, with its sentence. */
function lineOf(gift: GiftLine): Pick<GiftWords, 'line' | 'at'> {
  const { state, sendAt, openedAt, startsAt, useBy, bookingState } = gift;
  if (state === 'WAITING') return { line: 'line.WAITING', at: sendAt };
  if (state === 'OPENED' && openedAt !== null) return { line: 'line.OPENED', at: openedAt };
  if (startsAt !== null && bookingState === 'CONFIRMED') return { line: 'line.at', at: startsAt };
  return useBy === null ? { line: null, at: null } : { line: 'line.use_by', at: useBy };
}

/** Words of a gift in a list, for whoever gave it or has it. Pure. */
export function giftWordsOf(gift: GiftLine): GiftWords {
  const { state, bookingState, endReason, role } = gift;
  const isUsed = bookingState === 'DELIVERED' || bookingState === 'COMPLETED';
  if (isUsed) return { key: 'state.USED', tone: 'good', line: null, at: null };
  if (state === 'OVER') {
    return { key: `over.${endReason ?? 'DECIDED'}`, tone: undefined, line: null, at: null };
  }
  if (state === 'TAKEN' && bookingState === 'UNSCHEDULED') {
    return { key: `state.TAKEN_${role}`, tone: 'wait', ...lineOf(gift) };
  }
  return { key: `state.${state}`, tone: TONES[state], ...lineOf(gift) };
}

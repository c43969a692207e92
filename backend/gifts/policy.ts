import { GIFT_ADDRESSES, GIFT_RESENDS, DECLINE_SECONDS } from '@/lib/shared/gifts/gift';
import type { GiftAct, GiftState, ShownGift } from '@/lib/shared/gifts/views';
import type { BookingRow } from '@/backend/bookings/service';
import type { GiftLinkRow, GiftRow } from './repository';

const DAY_MS = 86_400_000;

/** When a gift that was declined is given up. */
export const declinedUntil = (declinedAt: Date): Date =>
  new Date(declinedAt.getTime() + DECLINE_SECONDS * 1000);

/** How a gift stands; `isLost`: its mail was given up. */
export function stateOf(
  gift: GiftRow,
  { state, recipientId }: BookingRow,
  isLost = false,
): GiftState {
  if (state === 'PENDING_PAYMENT') return 'UNPAID';
  if (state === 'CANCELLED') return 'OVER';
  if (recipientId !== null) return 'TAKEN';
  if (gift.declinedAt !== null) return 'DECLINED';
  if (gift.openedAt !== null) return 'OPENED';
  if (gift.email === null) return 'READY';
  if (gift.sentAt === null) return 'WAITING';
  return isLost ? 'BOUNCED' : 'SENT';
}

/** How it stands for whoever has the link. */
export function shownState(
  gift: GiftRow,
  booking: BookingRow,
  userId: string | null,
): ShownGift['state'] {
  const state = stateOf(gift, booking);
  if (userId !== null && booking.recipientId === userId) return 'MINE';
  if (state === 'UNPAID' || state === 'OVER') return 'OVER';
  return state === 'TAKEN' || state === 'DECLINED' ? state : 'OPEN';
}

/** Links that its giver may still have made today, and other addresses it may still go to. */
export function leftOf(links: readonly GiftLinkRow[], now: Date) {
  const since = now.getTime() - DAY_MS;
  // The first link is the gift itself.
  const lately = links.slice(1).filter(({ madeAt }) => madeAt.getTime() > since).length;
  const addresses = new Set(links.flatMap(({ email }) => (email === null ? [] : [email])));
  return {
    resendsLeft: Math.max(0, GIFT_RESENDS - lately),
    addressesLeft: Math.max(0, GIFT_ADDRESSES - addresses.size),
  };
}

const UNTAKEN: ReadonlySet<GiftState> = new Set(['WAITING', 'READY', 'SENT', 'OPENED']);

/** Nobody has it, and everybody with a link may take it. */
export const isOpen = (gift: GiftRow, booking: BookingRow): boolean =>
  UNTAKEN.has(stateOf(gift, booking));

/** What its giver may do with a gift now. */
export function actsOf(
  gift: GiftRow,
  booking: BookingRow,
  { resendsLeft, addressesLeft }: ReturnType<typeof leftOf>,
): GiftAct[] {
  const state = stateOf(gift, booking);
  if (!UNTAKEN.has(state)) return [];
  return [
    ...(resendsLeft > 0 && state !== 'WAITING' ? ['RESEND' as const] : []),
    ...(addressesLeft > 0 ? ['CHANGE_ADDRESS' as const] : []),
    'REVOKE',
  ];
}

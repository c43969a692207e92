import type { BookingPerson } from '@/lib/shared/bookings/views';
import type { BookingState, EndReason } from '@/lib/shared/bookings/states';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';

/**
 * How a gift stands. WAITING: its mail goes out later. READY: its giver hands the link over. BOUNCED: its
 * mail could not be delivered. DECLINED: for a minute. OVER: its money is back with its giver, or on the way.
 */
export const GIFT_STATES = [
  'UNPAID',
  'WAITING',
  'READY',
  'SENT',
  'BOUNCED',
  'OPENED',
  'TAKEN',
  'DECLINED',
  'OVER',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** What its giver may do with a gift now, decided by the server. */
export const GIFT_ACTS = ['RESEND', 'CHANGE_ADDRESS', 'REVOKE'] as const;
export type GiftAct = (typeof GIFT_ACTS)[number];

/** A gift on its order, for whoever gave it and whoever has it. Times UTC ISO 8601. */
export interface GiftView {
  id: string;
  bookingId: string;
  role: 'GIVER' | 'RECEIVER';
  state: GiftState;
  receiverName: string;
  giverName: string;
  message: string | null;
  isPriceHidden: boolean;
  sendAt: string | null;
  useBy: string | null;
  /** The rest is for the giver; null for whoever has it. */
  email: string | null;
  /** Leads to it, with its right; null: nobody can take it by a link any more. */
  link: string | null;
  resendsLeft: number;
  addressesLeft: number;
  acts: GiftAct[];
}

/** A gift in the list of what somebody gave and was given. */
export interface GiftLine {
  id: string;
  bookingId: string;
  role: 'GIVER' | 'RECEIVER';
  state: GiftState;
  /** Of the order it is. */
  bookingState: BookingState;
  endReason: EndReason | null;
  title: string;
  tierName: string;
  image: string | null;
  kind: ServiceKind;
  /** Whom it is for, or who gave it. */
  name: string;
  sendAt: string | null;
  openedAt: string | null;
  startsAt: string | null;
  useBy: string | null;
  createdAt: string;
}

/** What the link shows: to anybody who has it. */
export interface ShownGift {
  id: string;
  /** OPEN: it can be taken. MINE: the caller has it. */
  state: 'OPEN' | 'MINE' | 'TAKEN' | 'DECLINED' | 'OVER';
  /** The order, for whoever has it. */
  bookingId: string | null;
  receiverName: string;
  giverName: string;
  message: string | null;
  title: string;
  tierName: string;
  image: string | null;
  kind: ServiceKind;
  minutes: number | null;
  days: number | null;
  included: string[];
  creator: BookingPerson | null;
  /** Null: the giver does not show it. */
  price: number | null;
  currency: Currency;
  useBy: string | null;
  /** While it is declined: until when it can still be kept. */
  declinedUntil: string | null;
}

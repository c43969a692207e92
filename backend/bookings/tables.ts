import type { ColumnType, Generated } from 'kysely';
import type {
  BookingActor,
  BookingEventKind,
  BookingMoney,
  BookingState,
  EndReason,
} from '@/lib/shared/bookings/states';
import type {
  BookingMode,
  CancelPolicy,
  IntakeKind,
  IntakeTime,
  ServiceKind,
} from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';

type Json<Value> = ColumnType<Value, string | undefined, string>;

/** A tier as it was bought. */
interface TierSnapshot {
  name: string;
  included: string[];
  minutes: number | null;
  days: number | null;
  revisions: number;
  seats: number;
  /** Half of the price is a deposit; missing where it was bought before there were any. */
  hasDeposit?: boolean;
  /** Of a package: the days within which each session gets a time. */
  useDays?: number;
}

/** Orders. Money in minor units. */
export interface BookingsTable {
  id: string;
  /** As people read it: `PP-4F7K2`. */
  number: string;
  serviceId: string | null;
  tierId: string | null;
  creatorId: string | null;
  buyerId: string | null;
  /** Who it is for: the buyer, or who took the gift; null: nobody has taken it yet. */
  recipientId: string | null;
  requestKey: string;
  /** Of a session of a package: the booking of its first one. Null: bought alone. */
  packageId: Generated<string | null>;
  /** Which of how many sessions; 1 of 1 where it was bought alone. */
  sessionNo: Generated<number>;
  sessionCount: Generated<number>;
  /** Bought for somebody else, who says when. */
  isGift: Generated<boolean>;
  /** Of a gift: until when it has to be used. Of a package: until when a time is picked. */
  useBy: Date | null;
  kind: ServiceKind;
  bookingMode: BookingMode;
  state: BookingState;
  money: Generated<BookingMoney>;
  endReason: EndReason | null;
  title: string;
  image: string | null;
  tier: ColumnType<TierSnapshot, string, string>;
  cancelPolicy: CancelPolicy;
  noticeMinutes: Generated<number>;
  /** What the buyer pays. */
  price: number;
  /** With a code: the price without it. */
  listPrice: Generated<number | null>;
  promoId: Generated<string | null>;
  promoCode: Generated<string | null>;
  /** Since when its page to pay on may be open: the price stands from then on. */
  payingSince: Generated<Date | null>;
  fee: number;
  /** What is paid at once, where the rest is paid before the start; null: all of it. */
  deposit: Generated<number | null>;
  /** Since when the rest is asked for, and when it was paid. */
  balanceAskedAt: Generated<Date | null>;
  balancePaidAt: Generated<Date | null>;
  currency: Currency;
  refunded: Generated<number>;
  holdId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  timeZone: string;
  locale: string;
  /** Of a delivery. */
  dueAt: Date | null;
  /** While REQUESTED. */
  answerBy: Date | null;
  /** While unpaid. */
  heldUntil: Date | null;
  begunAt: Date | null;
  deliveredAt: Date | null;
  /** While DELIVERED. */
  acceptsAt: Date | null;
  completedAt: Date | null;
  endedAt: Date | null;
  lateToldAt: Date | null;
  paidAt: Date | null;
  revisionsLeft: number;
  needsAnswers: Generated<boolean>;
  note: string | null;
  meeting: string | null;
  proposedStart: Date | null;
  proposedEnd: Date | null;
  proposedBy: 'BUYER' | 'CREATOR' | null;
  proposalHoldId: string | null;
  proposalUntil: Date | null;
  /** Of a bought place: the queue it is in or was last, its ticket there, and since when it waits. */
  partyId: string | null;
  queueUuid: string | null;
  inLineSince: Date | null;
  buyerInAt: Date | null;
  creatorInAt: Date | null;
  /** While DISPUTED: where it came from, and since when. */
  caseFrom: BookingState | null;
  disputedAt: Date | null;
  /** Of an open case: who has to answer, and until when. */
  caseTurn: 'BUYER' | 'CREATOR' | null;
  caseUntil: Date | null;
  /** One was opened, whatever became of it. */
  hadCase: Generated<boolean>;
  conversationId: string | null;
  eventNo: Generated<number>;
  version: Generated<number>;
  /** When the clock has something to do: one deadline or reminder at a time. */
  wakeAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What happened to a booking; only appended. */
export interface BookingEventsTable {
  bookingId: string;
  no: number;
  kind: BookingEventKind;
  actor: BookingActor;
  actorId: string | null;
  amount: number | null;
  note: string | null;
  at: Date;
}

/** The intake questions as they were asked, with their answers. */
export interface BookingAnswersTable {
  bookingId: string;
  questionId: string;
  position: number;
  text: string;
  kind: IntakeKind;
  isRequired: boolean;
  choices: Json<string[]>;
  asked: IntakeTime;
  value: string | null;
  fileId: string | null;
  answeredAt: Date | null;
}

export interface BookingDeliveriesTable {
  bookingId: string;
  no: number;
  note: string | null;
  links: Json<string[]>;
  at: Date;
}

/**
 * What an act decided about money: take what is held, send back, or say that it was delivered. BALANCE
 * charges the rest of a price with a deposit; BALANCE_BACK sends of it back, BALANCE_OFF calls it off.
 */
export type MoneyAct = 'CAPTURE' | 'BACK' | 'COMPLETE' | 'BALANCE' | 'BALANCE_BACK' | 'BALANCE_OFF';

/** What is to be done at Stripe, by the event that decided it. */
export interface BookingMoneyTable {
  id: string;
  bookingId: string;
  no: number;
  kind: MoneyAct;
  /** Of what goes back: minor units. */
  amount: number | null;
  /** Of BACK: words of the creator, which the buyer reads. */
  reason: string | null;
  tries: Generated<number>;
  /** When it is tried next; null: it is done. */
  dueAt: Date | null;
}

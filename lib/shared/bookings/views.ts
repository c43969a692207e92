import type { OrderFile } from '@/lib/shared/files/files';
import type { Currency } from '@/lib/shared/money/money';
import type {
  BookingMode,
  CancelPolicy,
  IntakeKind,
  IntakeTime,
  ServiceKind,
} from '@/lib/shared/experiences/kinds';
import type { BookingBalance } from './balance';
import type { InPackage, WithSessions } from './packages';
import {
  BOOKING_EVENTS,
  type BookingActor,
  type BookingMoney,
  type BookingState,
  type EndReason,
} from './states';

/** One side of a booking; null: the account is deleted. */
export interface BookingPerson {
  id: string;
  handle: string;
  name: string;
  profilePhoto: string | null;
}

/** One answer to an intake question, with the question as it was asked. */
export interface IntakeAnswer {
  questionId: string;
  text: string;
  kind: IntakeKind;
  /** Only those of after the payment can be answered on the order. */
  when: IntakeTime;
  isRequired: boolean;
  choices: string[];
  /** Null: not answered yet. */
  value: string | null;
  file: OrderFile | null;
}

/** What somebody may do now with a booking, decided by the server. */
export const BOOKING_ACTS = [
  'PAY',
  'WITHDRAW',
  'ACCEPT',
  'DECLINE',
  'SCHEDULE',
  'ANSWER',
  'BEGIN',
  'DELIVER',
  'REVISE',
  'APPROVE',
  'CANCEL',
  'CANCEL_LATE',
  'MOVE',
  'PROPOSE_MOVE',
  'ANSWER_MOVE',
  'TAKE_BACK_MOVE',
  'SET_MEETING',
  'CHECK_IN',
  'OPEN_CASE',
  'CHAT',
  'BOOK_AGAIN',
] as const;
export type BookingAct = (typeof BOOKING_ACTS)[number];

/** What cancelling now would do. Minor units. */
export interface CancelTerms {
  /** Goes back to the buyer. */
  back: number;
  /** What the creator receives of the rest. */
  creatorKeeps: number;
  /** What is left of our fee. */
  fee: number;
  /** Until when this holds; null: to the end. */
  until: string | null;
}

/** A step of the policy, for "free until Friday 18:00, then half". */
export interface PolicyStep {
  until: string;
  back: number;
}

/** Times of a booking that are still to come. */
const TIMES_TO_COME = [
  'USE_BY',
  'BALANCE_AT',
  'BALANCE_BY',
  'STARTS',
  'ENDS',
  'DUE',
  'ANSWER_DUE',
  'FREE_ENDS',
  'ACCEPTS',
  'PLAY_BY',
  'MONEY_BACK',
  'CASE_ANSWER',
  'CLEARS',
] as const;

/** A kind of event, or of a time to come. */
export const BOOKING_STEP_KINDS = [...BOOKING_EVENTS, ...TIMES_TO_COME] as const;

/** What happened to a booking, and what will. */
export interface BookingStep {
  kind: (typeof BOOKING_STEP_KINDS)[number];
  /** Null: of the clock of things to come. */
  by: BookingActor | null;
  at: string;
  isFuture: boolean;
  /** Minor units: of money that moved. */
  amount: number | null;
  note: string | null;
}

export interface Delivery {
  no: number;
  note: string | null;
  links: string[];
  files: OrderFile[];
  at: string;
}

/** A queue in which a bought place can be used, now or once it opens. */
export interface OpenQueue {
  id: string;
  title: string;
  game: string;
  isOpen: boolean;
  /** Of a planned one. */
  opensAt: string | null;
}

/** A place in a queue that was bought: where it stands. */
export interface BoughtQueuePlace {
  /** The queue it is in, or was last; null: none yet. */
  partyId: string | null;
  title: string | null;
  /** Its ticket, for the buyer. */
  queueUuid: string | null;
  /** When all comes back if it is not played before. */
  backAt: string | null;
  /** Where the buyer can use it. */
  queues: OpenQueue[];
}

/** A booking in lists. Times UTC ISO 8601, money minor units. */
export interface BookingLine extends InPackage {
  id: string;
  number: string;
  /** Null: the service is deleted. */
  serviceId: string | null;
  title: string;
  tierName: string;
  image: string | null;
  kind: ServiceKind;
  state: BookingState;
  endReason: EndReason | null;
  money: BookingMoney;
  isLate: boolean;
  /** A required question of after the payment is not answered. */
  needsAnswers: boolean;
  /** A time was proposed; the side that has to answer. */
  moveAnswerBy: 'BUYER' | 'CREATOR' | null;
  /** Something is asked for in a case; the side that has to answer. */
  caseAnswerBy: 'BUYER' | 'CREATOR' | null;
  /** BUYER: whom it is for. GIVER: bought it for somebody, who uses it. */
  role: 'BUYER' | 'CREATOR' | 'GIVER';
  isGift: boolean;
  /** Of a gift that waits for its receiver, or a session that waits for a time: until when. */
  useBy: string | null;
  /** The other side. */
  other: BookingPerson | null;
  /** 0 for somebody it was given to, and so is everything that went back. */
  price: number;
  /** For the creator: what they receive; null for the buyer. */
  net: number | null;
  refunded: number;
  currency: Currency;
  startsAt: string | null;
  endsAt: string | null;
  dueAt: string | null;
  /** Of a bought place: since when it stands in a queue. */
  inLineSince: string | null;
  /** The time that matters next: to answer by, to start, due, accepted by itself. */
  nextAt: string | null;
  createdAt: string;
}

/** The whole order as one side sees it: `bookings/get-booking/`. */
export interface BookingPage extends BookingLine, WithSessions {
  version: number;
  creator: BookingPerson | null;
  buyer: BookingPerson | null;
  serviceTierId: string | null;
  /** Of a place in a queue. */
  place: BoughtQueuePlace | null;
  bookingMode: BookingMode;
  minutes: number | null;
  days: number | null;
  included: string[];
  /** The buyer's, from the booking. */
  timeZone: string;
  /** The code that made it cheaper, and the price without it. */
  promoCode: string | null;
  listPrice: number | null;
  /** Of the creator's, at the booking. */
  policy: CancelPolicy;
  /** Null: all of it is paid at once. */
  balance: BookingBalance | null;
  policySteps: PolicyStep[];
  cancelTerms: CancelTerms | null;
  acts: BookingAct[];
  note: string | null;
  /** Shown to the buyer from `MEETING_MINUTES` before the start on. */
  meeting: string | null;
  meetingAt: string | null;
  /** The creator wrote one. */
  hasMeeting: boolean;
  answers: IntakeAnswer[];
  deliveries: Delivery[];
  revisionsLeft: number;
  /** When each side said that they are there. */
  buyerInAt: string | null;
  creatorInAt: string | null;
  begunAt: string | null;
  deliveredAt: string | null;
  /** When it is accepted by itself. */
  acceptsAt: string | null;
  /** When the money reaches the creator's balance, as far as it is known. */
  clearsAt: string | null;
  /** While unpaid or waiting for an answer: until when the slot is held. */
  heldUntil: string | null;
  proposedStart: string | null;
  proposalUntil: string | null;
  /** From when the buyer of a late delivery may cancel. */
  lateCancelAt: string | null;
  /** Of what an instant tier gives: where to go on. */
  link: string | null;
  files: OrderFile[];
  conversationId: string | null;
  paymentId: string | null;
  steps: BookingStep[];
}

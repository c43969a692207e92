import type {
  BookingActor,
  BookingEventKind,
  BookingMoney,
  BookingState,
  EndReason,
} from '@/lib/shared/bookings/states';
import {
  ABSENT_MINUTES,
  BEGIN_HOURS,
  CHECK_IN_MINUTES,
  LATE_CANCEL_HOURS,
} from '@/lib/shared/bookings/states';
import { CLEARANCE_DAYS } from '@/lib/shared/money/fees';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';

/** What a rule asks of a booking beside its state. */
export interface BookingFacts {
  now: Date;
  kind: ServiceKind;
  money: BookingMoney;
  endReason: EndReason | null;
  startsAt: Date | null;
  endsAt: Date | null;
  dueAt: Date | null;
  answerBy: Date | null;
  acceptsAt: Date | null;
  begunAt: Date | null;
  paidAt: Date | null;
  completedAt: Date | null;
  lateToldAt: Date | null;
  revisionsLeft: number;
  isGift: boolean;
  /** Somebody has it: of a gift, whoever took it. */
  isTaken: boolean;
  useBy: Date | null;
  proposedBy: 'BUYER' | 'CREATOR' | null;
  proposalUntil: Date | null;
  /** Of a bought place: since when it stands in a queue. */
  inLineSince: Date | null;
  /** The same: when all comes back, unless it is played before. */
  unplayedAt: Date | null;
  buyerInAt: Date | null;
  creatorInAt: Date | null;
  caseFrom: BookingState | null;
  /** Only the deposit is paid. */
  isBalanceOpen: boolean;
  /** The amount of the event leaves nothing to the creator. */
  isAllBack: boolean;
  /** A cancelled booking can still be had: slot and stock are there. */
  isFree: boolean;
}

/**
 * What an event does to the slot; of a bought place, to the pass that stands for it. `MOVE`, `PROPOSE`
 * and `SETTLE` need a time and are done by the act.
 */
type SlotEffect = 'HOLD' | 'CONSUME' | 'RELEASE' | 'LAPSE' | 'MOVE' | 'PROPOSE' | 'SETTLE' | null;

/**
 * What an event does to the money. RESERVED and CHARGED say what Stripe did; TAKE takes what is
 * reserved; BALANCE charges the rest of a price with a deposit; ALL_BACK, POLICY_BACK and PART_BACK (what the event names) send back; DONE lets the
 * creator's part clear, FREEZE keeps it from clearing and THAW ends that; GONE: the bank took it back.
 */
type MoneyEffect =
  | 'RESERVED'
  | 'CHARGED'
  | 'TAKE'
  | 'BALANCE'
  | 'ALL_BACK'
  | 'POLICY_BACK'
  | 'PART_BACK'
  | 'DONE'
  | 'FREEZE'
  | 'THAW'
  | 'COUNTED'
  | 'GONE'
  | null;

/** One row of the table. */
export interface Rule {
  event: BookingEventKind;
  by: readonly BookingActor[];
  /** `NEW`: there is no booking yet. */
  from: readonly (BookingState | 'NEW')[];
  /** Null: it stays. */
  to: BookingState | null;
  /** Without one it is always so. The first rule whose guard holds counts. */
  guard?: (facts: BookingFacts) => boolean;
  /** The guard in words, for the drawing. */
  when?: string;
  slot: SlotEffect;
  stock: 'TAKE' | 'BACK' | null;
  money: MoneyEffect;
  endReason?: EndReason;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
export const isSession = ({ kind }: BookingFacts) => kind === 'SESSION';
export const isMade = ({ kind }: BookingFacts) => kind === 'DELIVERY';
export const isPlace = ({ kind }: BookingFacts) => kind === 'QUEUE';
export const isCharged = ({ money }: BookingFacts) =>
  money === 'CAPTURED' || money === 'PARTLY_REFUNDED';
export const isBefore = (time: Date | null, { now }: BookingFacts) => time !== null && now < time;
export const isPast = (time: Date | null, { now }: BookingFacts) => time !== null && now >= time;
export const wasUnpaid = ({ endReason }: BookingFacts) =>
  endReason === 'PAYMENT_EXPIRED' || endReason === 'PAYMENT_FAILED';

/** A delivery that somebody began is cancelled by agreement alone, and so is one a day after paying. */
const isUntouched = ({ begunAt, paidAt, now }: BookingFacts) =>
  begunAt === null && (paidAt === null || now < hoursAfter(paidAt, BEGIN_HOURS));

/** Whoever stands in line leaves it first. */
const isUnusedPlace = (facts: BookingFacts) => isPlace(facts) && facts.inLineSince === null;

export const mayCancel = (facts: BookingFacts) => {
  if (isSession(facts)) return isBefore(facts.startsAt, facts);
  return isUnusedPlace(facts) || (isMade(facts) && isUntouched(facts));
};

export const isOpenSession = (facts: BookingFacts) =>
  isSession(facts) && isBefore(facts.startsAt, facts);

export const isLate = (facts: BookingFacts) =>
  isMade(facts) && facts.dueAt !== null && facts.now >= hoursAfter(facts.dueAt, LATE_CANCEL_HOURS);

/** One checks in from shortly before the start to the end, to what is paid. */
const isCheckInTime = (facts: BookingFacts) =>
  isSession(facts) &&
  !facts.isBalanceOpen &&
  facts.startsAt !== null &&
  facts.now.getTime() >= facts.startsAt.getTime() - CHECK_IN_MINUTES * MINUTE_MS &&
  isBefore(facts.endsAt, facts);

export const mayBuyerCheckIn = (facts: BookingFacts) =>
  isCheckInTime(facts) && facts.buyerInAt === null;
export const mayCreatorCheckIn = (facts: BookingFacts) =>
  isCheckInTime(facts) && facts.creatorInAt === null;

type Presence = Pick<BookingFacts, 'kind' | 'buyerInAt' | 'creatorInAt'>;

export const isOnlyBuyerIn = ({ kind, buyerInAt, creatorInAt }: Presence) =>
  kind === 'SESSION' && buyerInAt !== null && creatorInAt === null;
export const isOnlyCreatorIn = ({ kind, buyerInAt, creatorInAt }: Presence) =>
  kind === 'SESSION' && buyerInAt === null && creatorInAt !== null;

/** Whoever is not there by then counts as absent. */
export const isUnderWay = (facts: BookingFacts) =>
  isSession(facts) &&
  !facts.isBalanceOpen &&
  facts.startsAt !== null &&
  facts.now.getTime() >= facts.startsAt.getTime() + ABSENT_MINUTES * MINUTE_MS;

/** What the creator received of an order that is done can still be held. */
export const isUncleared = (facts: BookingFacts) =>
  facts.completedAt !== null &&
  facts.now < hoursAfter(facts.completedAt, CLEARANCE_DAYS.EXPERIENCE * 24);

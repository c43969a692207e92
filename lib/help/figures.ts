import {
  DETAILS_SECONDS,
  CLAIM_SECONDS,
  CONFIRM_SECONDS,
  MOST_TICKETS,
} from '@/lib/shared/lottery/states';
import { SESSION_IDLE_MS } from '@/lib/shared/accounts/sessionLife';
import * as booking from '@/lib/shared/bookings/states';
import { CASE_HOURS, CASES_OF_ORDER, EXTEND_DAYS, PARTIAL_PERCENT } from '@/lib/shared/cases/cases';
import { REFUND_STEPS, type CancelPolicy } from '@/lib/shared/experiences/kinds';
import {
  DECLINE_SECONDS,
  GIFT_ADDRESSES,
  GIFT_RESENDS,
  GIFT_SEND_DAYS,
} from '@/lib/shared/gifts/gift';
import { VISITOR_QUESTION_DAYS } from '@/lib/shared/help/contact';
import { LIMITS } from '@/lib/shared/limits';
import { CLEARANCE_DAYS, FEE_BASIS_POINTS, FIXED_FEE } from '@/lib/shared/money/fees';
import { formatBriefMoney, formatMoney } from '@/lib/shared/money/format';
import { CURRENCIES, LARGEST_CHARGE, SMALLEST_CHARGE } from '@/lib/shared/money/money';
import { LANE_MIXES } from '@/lib/shared/parties/lanes';
import { FEED_DAYS } from '@/lib/shared/parties/messages';
import { END_UNDO_SECONDS } from '@/lib/shared/parties/partyActions';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import { GIVE_UP_DAYS, HOLD_MINUTES, SUSPENSION_DAYS } from '@/lib/shared/payments/payment';
import { REFUND_DAYS } from '@/lib/shared/payments/receipt';
import { MOST_PERCENT } from '@/lib/shared/promos/promo';
import { MOST_SUBSCRIPTIONS } from '@/lib/shared/push/push';
import { REVIEW_DAYS } from '@/lib/shared/reviews/review';
import { REHEARSAL_MS } from '@/lib/shared/widgets/rehearsal';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** Of pictures and files, as people count them. */
const MEGABYTE = 1024 * 1024;

/** What counts, by the name that texts have for it. */
const COUNTS = {
  readySeconds: DEFAULT_QUEUE_RULES.readySeconds,
  missLimit: DEFAULT_QUEUE_RULES.missLimit,
  mixLeast: Math.min(...LANE_MIXES),
  mixMost: Math.max(...LANE_MIXES),
  mix: DEFAULT_QUEUE_RULES.laneMix,
  noShowDays: LIMITS.noShowDays,
  entryFields: LIMITS.entryFields,
  endUndoSeconds: END_UNDO_SECONDS,
  moderators: LIMITS.moderators,
  guestList: LIMITS.guestList,
  refusedWords: LIMITS.refusedWords,
  mostTickets: MOST_TICKETS,
  claimLiveMinutes: CLAIM_SECONDS.LIVE / MINUTE_SECONDS,
  claimHours: CLAIM_SECONDS.OFFLINE / HOUR_SECONDS,
  detailsHours: DETAILS_SECONDS / HOUR_SECONDS,
  confirmHours: CONFIRM_SECONDS / HOUR_SECONDS,
  giveUpDays: GIVE_UP_DAYS,
  suspensionDays: SUSPENSION_DAYS,
  refundDays: REFUND_DAYS,
  fundMatches: LIMITS.fundMatches,
  holdMinutes: HOLD_MINUTES,
  answerHours: booking.ANSWER_HOURS,
  unpaid: booking.UNPAID_AT_ONCE,
  acceptDays: booking.ACCEPT_DAYS,
  sessionAcceptHours: booking.SESSION_ACCEPT_HOURS,
  lateHours: booking.LATE_CANCEL_HOURS,
  beginHours: booking.BEGIN_HOURS,
  checkInMinutes: booking.CHECK_IN_MINUTES,
  absentMinutes: booking.ABSENT_MINUTES,
  meetingMinutes: booking.MEETING_MINUTES,
  proposalHours: booking.PROPOSAL_HOURS,
  giftDays: booking.GIFT_DAYS,
  giftWarningDays: booking.GIFT_WARNING_DAYS,
  giftSendDays: GIFT_SEND_DAYS,
  giftResends: GIFT_RESENDS,
  giftAddresses: GIFT_ADDRESSES,
  declineSeconds: DECLINE_SECONDS,
  caseHours: CASE_HOURS,
  casesOfOrder: CASES_OF_ORDER,
  extendDays: EXTEND_DAYS,
  reviewDays: REVIEW_DAYS,
  promos: LIMITS.promos,
  offerDays: LIMITS.offerDays,
  savedReplies: LIMITS.savedReplies,
  services: LIMITS.services,
  serviceTiers: LIMITS.serviceTiers,
  orderFiles: LIMITS.orderFiles,
  clearContribution: CLEARANCE_DAYS.CONTRIBUTION,
  clearExperience: CLEARANCE_DAYS.EXPERIENCE,
  overlays: LIMITS.widgets,
  rehearsalSeconds: REHEARSAL_MS / SECOND_MS,
  pushBrowsers: MOST_SUBSCRIPTIONS,
  favorites: LIMITS.favorites,
  feedDays: FEED_DAYS,
  visitorDays: VISITOR_QUESTION_DAYS,
  idleDays: SESSION_IDLE_MS / DAY_MS,
  passwordLeast: LIMITS.passwordMin,
} as const;

const percentOf = (policy: CancelPolicy, step: number) =>
  (REFUND_STEPS[policy][step]?.percent ?? 0) / 100;
const hoursOf = (policy: CancelPolicy, step: number) =>
  REFUND_STEPS[policy][step]?.hoursBefore ?? 0;

/** Shares of a whole. */
const SHARES = {
  feeContribution: FEE_BASIS_POINTS.CONTRIBUTION / 10_000,
  feeExperience: FEE_BASIS_POINTS.EXPERIENCE / 10_000,
  partialShare: PARTIAL_PERCENT / 100,
  promoShare: MOST_PERCENT / 100,
  relaxedHalf: percentOf('FLEXIBLE', 1),
  fairHalf: percentOf('STANDARD', 1),
} as const;

const POLICY_HOURS = {
  relaxedHours: hoursOf('FLEXIBLE', 0),
  fairHours: hoursOf('STANDARD', 0),
  fairHalfHours: hoursOf('STANDARD', 1),
  firmHours: hoursOf('STRICT', 0),
} as const;

/** Sizes of what is sent, in bytes. */
const SIZES = {
  photoSize: LIMITS.photoBytes,
  fileSize: LIMITS.fileBytes,
  answerSize: LIMITS.answerFileBytes,
} as const;

/**
 * Every figure that articles speak of, as readers of a language write it. All of them come from the
 * constants that the product itself goes by, so an article cannot say another one.
 */
export function helpFigures(language: string): Readonly<Record<string, string>> {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const written = (values: Readonly<Record<string, number>>, words: (value: number) => string) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, words(value)]));
  return {
    ...written({ ...COUNTS, ...POLICY_HOURS }, (value) => number.format(value)),
    ...written(SHARES, (value) => percent.format(value)),
    ...written(SIZES, (value) => size.format(value / MEGABYTE)),
    photoPixels: number.format(LIMITS.photoPixels),
    fixedFee: either.format(
      CURRENCIES.map((currency) =>
        formatMoney({ amount: FIXED_FEE[currency], currency }, language),
      ),
    ),
    smallestCharge: either.format(
      CURRENCIES.map((currency) =>
        formatBriefMoney({ amount: SMALLEST_CHARGE[currency], currency }, language),
      ),
    ),
    largestCharge: number.format(LARGEST_CHARGE / 100),
  };
}

/**
 * What is sold. SESSION: people meet at a time. DELIVERY: made until a day. INSTANT: a file or link
 * right after paying. QUEUE: a place in one of the creator's queues, played until a day.
 */
export const SERVICE_KINDS = ['SESSION', 'DELIVERY', 'INSTANT', 'QUEUE'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Languages one can be served in. */
export const SERVICE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

/** The states of a service. Only a published one is found and bought; an archived one is history. */
export const SERVICE_STATES = ['DRAFT', 'PUBLISHED', 'PAUSED', 'ARCHIVED'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** What its creator may do to a service's state. */
export const SERVICE_ACTIONS = ['PUBLISH', 'PAUSE', 'RESUME', 'ARCHIVE', 'RESTORE'] as const;
export type ServiceAction = (typeof SERVICE_ACTIONS)[number];

/** Booked at once, or once the creator says yes; until then the card is only reserved. */
export const BOOKING_MODES = ['INSTANT', 'CONFIRM'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

/** What is there at once, or takes no time of the creator's, needs nobody's yes. */
export const isAtOnce = (kind: ServiceKind): boolean => kind === 'INSTANT' || kind === 'QUEUE';

/** Where a session takes place. */
export const SERVICE_PLACES = ['GAME', 'VOICE', 'VIDEO', 'OTHER'] as const;
export type ServicePlace = (typeof SERVICE_PLACES)[number];

/** What a buyer gets back who cancels (rulings, Orders): Relaxed, Fair, Firm, No refunds. */
export const CANCEL_POLICIES = ['FLEXIBLE', 'STANDARD', 'STRICT', 'NONE'] as const;
export type CancelPolicy = (typeof CANCEL_POLICIES)[number];

/**
 * Hours before the start until which so many percent of the price come back, the earliest first.
 * Later: nothing.
 */
export const REFUND_STEPS: Readonly<
  Record<CancelPolicy, readonly { hoursBefore: number; percent: number }[]>
> = {
  FLEXIBLE: [
    { hoursBefore: 24, percent: 100 },
    { hoursBefore: 0, percent: 50 },
  ],
  STANDARD: [
    { hoursBefore: 48, percent: 100 },
    { hoursBefore: 24, percent: 50 },
  ],
  STRICT: [{ hoursBefore: 72, percent: 100 }],
  NONE: [],
};

/** What a question before or after paying asks for. */
export const INTAKE_KINDS = ['TEXT', 'CHOICE', 'GAME_ID', 'LINK', 'FILE'] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

/** Asked in the checkout, or on the order once it is paid. */
export const INTAKE_TIMES = ['CHECKOUT', 'AFTER_PAYMENT'] as const;
export type IntakeTime = (typeof INTAKE_TIMES)[number];

/** What streamers sell: a draft may begin with one of these. */
export const SERVICE_TEMPLATES = [
  'PLAY',
  'QUEUE',
  'COACHING',
  'REVIEW',
  'SHOUTOUT',
  'EMOTE',
  'BLANK',
] as const;
export type ServiceTemplate = (typeof SERVICE_TEMPLATES)[number];

/** What a service lacks before it can be published, in the order it is asked for. */
export const PUBLISH_GAPS = [
  'TITLE',
  'DESCRIPTION',
  'PICTURE',
  'TIER',
  'FILE',
  'EMAIL',
  'HOURS',
  'PAYOUTS',
] as const;
export type PublishGap = (typeof PUBLISH_GAPS)[number];

/** How search results are sorted. FIT: by the words, then by ranking. */
export const SERVICE_SORTS = [
  'FIT',
  'PRICE_UP',
  'PRICE_DOWN',
  'RATING',
  'NEWEST',
  'SOONEST',
] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

/** Where a question that a fan asked in public stands. */
export const PUBLIC_QUESTION_STATES = ['PENDING', 'ANSWERED', 'HIDDEN'] as const;
export type PublicQuestionState = (typeof PUBLIC_QUESTION_STATES)[number];

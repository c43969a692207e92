import type { BookingActor } from '@/lib/shared/bookings/states';
import type { BookingLine, BookingStep, Delivery } from '@/lib/shared/bookings/views';
import type { CancelPolicy } from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';

/**
 * What a case asks for. EXTEND: a later day for a delivery. PARTIAL: some of the price back. CANCEL:
 * both give it up. The others say what went wrong, and ask for all or some of the price.
 */
export const CASE_KINDS = [
  'NO_SHOW',
  'NOT_DELIVERED',
  'PARTIAL',
  'NOT_AS_SOLD',
  'CANCEL',
  'EXTEND',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Where a case stands. RULED: a rule decides at its deadline. ESCALATED: a person decides. */
export const CASE_STATES = ['OPEN', 'RULED', 'REFUSED', 'ESCALATED', 'CLOSED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** How a case ended. */
export const CASE_OUTCOMES = [
  'AGREED',
  'SILENCE',
  'RULED',
  'DECIDED',
  'REFUSED',
  'WITHDRAWN',
  'OVERTAKEN',
] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** Rules that decide without a person. */
export const CASE_RULES = ['CREATOR_ABSENT', 'BUYER_ABSENT', 'LATE'] as const;
export type CaseRule = (typeof CASE_RULES)[number];

/** What somebody, or the clock, did in a case. */
export const CASE_STEP_KINDS = [
  'OPENED',
  'CHANGED',
  'REFUSED',
  'ESCALATED',
  'AGREED',
  'RULED',
  'DECIDED',
  'WITHDRAWN',
  'CLOSED',
] as const;
export type CaseStepKind = (typeof CASE_STEP_KINDS)[number];

/** What somebody may do now in a case, decided by the server. */
export const CASE_ACTS = ['ACCEPT', 'CHANGE', 'REFUSE', 'ESCALATE', 'WITHDRAW'] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

/** Hours until silence is a yes, and until a refusal that nobody takes further ends a case. */
export const CASE_HOURS = 48;
/** The most that can be asked for as a part, in percent of the price. */
export const PARTIAL_PERCENT = 60;
/** Days by which a delivery can be put off at once. */
export const EXTEND_DAYS = 30;
/** Proposals of one case, and cases of one order. */
export const CASE_CHANGES = 6;
export const CASES_OF_ORDER = 3;

/** One of the two sides. */
export type CaseSide = 'BUYER' | 'CREATOR';

/** Something done in a case. */
export interface CaseStep {
  kind: CaseStepKind;
  by: BookingActor;
  /** Minor units. */
  amount: number | null;
  newDue: string | null;
  words: string | null;
  at: string;
}

/** A case as the sides of its order see it. Times UTC ISO 8601, money minor units. */
export interface ResolutionCase {
  id: string;
  kind: CaseKind;
  state: CaseState;
  openedBy: CaseSide;
  /** Whose proposal stands. */
  proposedBy: CaseSide;
  /** Who has to answer; null: nobody, or a person. */
  turn: CaseSide | null;
  /** What is asked for back, or goes back by the rule. */
  amount: number | null;
  newDue: string | null;
  rule: CaseRule | null;
  outcome: CaseOutcome | null;
  /** What went back, once it is closed. */
  refund: number | null;
  version: number;
  openedAt: string;
  deadlineAt: string | null;
  closedAt: string | null;
  steps: CaseStep[];
}

/** A case that could be opened now. */
export interface CaseChoice {
  kind: CaseKind;
  /** RULE: decided by a rule, which needs no answer. ASK: the other side answers. PERSON: it goes to one. */
  way: 'RULE' | 'ASK' | 'PERSON';
  /** Amounts that can be asked for; null: it is about no amount. */
  least: number | null;
  most: number | null;
  /** What goes back by the rule. */
  back: number | null;
  /** Days that can be asked for; null: it is about no day. */
  earliest: string | null;
  latest: string | null;
  /** Until when the other side answers. */
  until: string | null;
}

/** What a case's file has by itself. */
export interface CaseFileSummary {
  deliveries: number;
  /** Since the order; null: they never wrote to each other. */
  messages: number | null;
  /** Times that were changed, or asked to be. */
  changes: number;
}

/** Everything about what may have gone wrong with an order: `cases/get-case/`. */
export interface CasePage {
  id: string;
  version: number;
  line: BookingLine;
  case: ResolutionCase | null;
  choices: CaseChoice[];
  acts: CaseAct[];
  startsAt: string | null;
  endsAt: string | null;
  buyerInAt: string | null;
  creatorInAt: string | null;
  lateCancelAt: string | null;
  file: CaseFileSummary;
}

/** A row of the resolution centre: `resolution-center-bookings`. */
export interface CaseLine {
  id: string;
  line: BookingLine;
  /** The newest of its cases. */
  case: ResolutionCase | null;
}

/** A message in the file of an escalated case. */
interface FileMessage {
  by: CaseSide;
  body: string;
  at: string;
}

/** The whole file, for whoever decides. */
export interface CaseFile {
  case: ResolutionCase;
  bookingId: string;
  number: string;
  buyerId: string | null;
  /** Of a gift: who has it; else the buyer. */
  recipientId: string | null;
  creatorId: string | null;
  title: string;
  tierName: string;
  included: string[];
  price: number;
  refunded: number;
  currency: Currency;
  policy: CancelPolicy;
  startsAt: string | null;
  endsAt: string | null;
  dueAt: string | null;
  paidAt: string | null;
  buyerInAt: string | null;
  creatorInAt: string | null;
  deliveries: Delivery[];
  steps: BookingStep[];
  messages: FileMessage[];
}

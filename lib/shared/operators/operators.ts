import type { CaseFile } from '@/lib/shared/cases/cases';
import type { Currency } from '@/lib/shared/money/money';
import type { ReportReason } from '@/lib/shared/messaging/messaging';

// Apart from the payloads, whose schemas no page needs to load.

/** Everything an operator can do. */
export const OPERATOR_ACTS = [
  'CLOSE_REPORT',
  'REOPEN_REPORT',
  'WARN',
  'MUTE',
  'UNMUTE',
  'SUSPEND',
  'LIFT',
  'KEEP_ORDERS',
  'REFUND_ORDERS',
  'FEATURE',
  'UNFEATURE',
  'HIDE_CATEGORY',
  'SHOW_CATEGORY',
  'DECIDE_CASE',
  'HIDE_REVIEW',
  'SHOW_REVIEW',
] as const;

/** One thing an operator can do. */
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** What takes an act back. A warning, a lifted suspension and a decided case stay as they are. */
export const UNDOES: Readonly<Partial<Record<OperatorAct, OperatorAct>>> = {
  CLOSE_REPORT: 'REOPEN_REPORT',
  REOPEN_REPORT: 'CLOSE_REPORT',
  MUTE: 'UNMUTE',
  UNMUTE: 'MUTE',
  SUSPEND: 'LIFT',
  KEEP_ORDERS: 'REFUND_ORDERS',
  REFUND_ORDERS: 'KEEP_ORDERS',
  FEATURE: 'UNFEATURE',
  UNFEATURE: 'FEATURE',
  HIDE_CATEGORY: 'SHOW_CATEGORY',
  SHOW_CATEGORY: 'HIDE_CATEGORY',
  HIDE_REVIEW: 'SHOW_REVIEW',
  SHOW_REVIEW: 'HIDE_REVIEW',
};

/** How long a second factor holds. */
export const PROOF_MINUTES = 30;

/** How long a reason may be. */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** What kinds of things the search knows. */
export const FOUND_KINDS = [
  'USER',
  'ORDER',
  'PAYMENT',
  'SERVICE',
  'FUND',
  'DRAW',
  'QUEUE',
  'REPORT',
  'REVIEW',
] as const;

/** One of them. */
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What operators decided about an account. */
export const ACCOUNT_MARKS = ['OPERATOR', 'SUSPENDED', 'MUTED', 'FEATURED'] as const;

/** One of these decisions. */
export type AccountMark = (typeof ACCOUNT_MARKS)[number];

/** Somebody as operators see them: no address, no number. */
export interface OperatorPerson {
  id: string;
  handle: string;
  userType: 'CREATOR' | 'FAN';
}

/** Where an operator stands, and how much waits. */
export interface OperatorState {
  handle: string;
  /** UTC ISO 8601; null: the second factor is asked for. */
  provenUntil: string | null;
  openReports: number;
  suspensions: number;
  /** Cases that wait for a person. */
  openCases: number;
}

/** A report in the list. */
export interface OperatorReport {
  id: string;
  reason: ReportReason;
  note: string | null;
  /** The whole conversation, or one message. */
  isWhole: boolean;
  /** Null: the account is gone. */
  reporter: OperatorPerson | null;
  reported: OperatorPerson | null;
  createdAt: string;
  closedAt: string | null;
}

/** A message that somebody reported. */
export interface ReportedMessage {
  id: string;
  isReporters: boolean;
  body: string;
  /** Path on this origin; null: no picture. */
  photoUrl: string | null;
  createdAt: string;
}

/** A report with what was reported, and nothing beside it. */
export interface OperatorReportFile extends OperatorReport {
  messages: ReportedMessage[];
  /** What operators decided about who was reported. */
  marks: AccountMark[];
}

/** A creator who may not sell for now. */
export interface OperatorSuspension {
  creator: OperatorPerson;
  reason: string;
  since: string;
  /** When what is open is refunded; null: done, or decided otherwise. */
  refundAt: string | null;
  openOrders: number;
}

/** A creator who is shown first. */
export interface OperatorFeatured {
  creator: OperatorPerson;
  since: string;
}

/** A category, and whether people are led to it. */
export interface OperatorCategory {
  key: string;
  isHidden: boolean;
}

/** A case with its whole file, and whom it is about. */
export interface OperatorCase {
  file: CaseFile;
  /** Null: the account is gone. */
  buyer: OperatorPerson | null;
  /** Of a gift: who has it. Null: it is no gift, or the account is gone. */
  receiver: OperatorPerson | null;
  creator: OperatorPerson | null;
}

/** One line of what operators did. */
export interface OperatorLogLine {
  id: string;
  act: OperatorAct;
  subject: string;
  /** The handle of who it was done to, or the key of a category; null: an id alone. */
  label: string | null;
  reason: string;
  /** Handle; null: the account is gone. */
  by: string | null;
  at: string;
  isUndo: boolean;
  /** The caller may take it back. */
  canUndo: boolean;
}

/** Something found by its id, number or handle. */
export interface OperatorFound {
  kind: FoundKind;
  id: string;
  label: string;
  /** As the database has it. */
  state: string;
  amount: number | null;
  currency: Currency | null;
  /** Whose it is; of an account: itself. */
  person: OperatorPerson | null;
  marks: AccountMark[];
  /** Where everybody sees it; null: nowhere. */
  path: string | null;
  at: string;
}

import type { Payout } from './movements';
import type { Account, CheckoutSession } from './objects';

/** What was typed on the checkout page, or a token such as `pm_card_visa` in a test. */
export type CardEntry =
  | { token: string; email?: string; name?: string }
  | { number: string; expiry: string; cvc: string; email?: string; name?: string };

/** What happened at a press. A page goes where `redirect` says. */
export type PayOutcome =
  /** Paid, authorised or saved: on to the success address. */
  | { result: 'DONE'; redirect: string }
  /** 3-D Secure: on to `/dev/stripe/3ds/{id}`. */
  | { result: 'CHALLENGE'; challengeId: string; redirect: string }
  | { result: 'DECLINED'; code: string; declineCode: string | null; message: string }
  /** The form is wrong; nothing was tried. */
  | { result: 'INVALID'; field: 'number' | 'expiry' | 'cvc' | 'email' }
  /** Too late: expired, or complete by another press. */
  | { result: 'CLOSED'; status: 'expired' | 'complete'; redirect: string | null };

export interface CheckoutView {
  session: CheckoutSession;
  lines: { name: string; quantity: number; amount: number }[];
  isManualCapture: boolean;
  /** Whose session it is, as far as that was said before; null: the page asks. */
  email: string | null;
  /** Of the last try on this session. */
  decline: { code: string; declineCode: string | null } | null;
  /** What the success address is for this session, once it is complete. */
  successUrl: string | null;
}

export interface ChallengeView {
  id: string;
  /** Null: a card is saved, nothing is charged. */
  money: { amount: number; currency: string } | null;
  description: string | null;
  last4: string;
  at: Date;
  locale: string | null;
}

export type ChallengeAnswer = 'YES' | 'NO' | 'TIMEOUT';

export type OnboardingStep = 'COUNTRY' | 'PERSON' | 'BANK';

export interface OnboardingView {
  account: Account;
  /** The first step that is still open; DONE when nothing is due. */
  step: OnboardingStep | 'DONE';
  done: OnboardingStep[];
  returnUrl: string;
}

/** What a step of the onboarding page sends. Names and addresses are checked and dropped. */
export type OnboardingInput =
  | { step: 'COUNTRY'; businessType: 'individual' | 'company' }
  | { step: 'PERSON'; firstName: string; lastName: string; birthDate: string; address: string }
  /** An IBAN or account number that ends in 1111: payouts come back. */
  | { step: 'BANK'; number: string; holder: string };

export type OnboardingOutcome =
  | { result: 'NEXT'; view: OnboardingView }
  | { result: 'INVALID'; field: string }
  | { result: 'GONE' };

export interface DashboardView {
  account: Account;
  currency: string;
  available: number;
  pending: number;
  onItsWay: { amount: number; arrivesAt: Date } | null;
  paidThisYear: { amount: number; count: number };
  nextPayoutAt: Date | null;
  /** Newest first, twenty at most. */
  payouts: (Payout & { last4: string })[];
  bankLast4: string | null;
  failNext: PayoutTrouble | null;
}

/** What the next payout does. */
export type PayoutTrouble = 'FAIL' | 'FAIL_AFTER_PAID';

/** What a press on a page of the sandbox does. PAGES shows it, tests call it. */
export interface SandboxActions {
  findCheckout(sessionId: string): CheckoutView | null;
  /** Pays, authorises or saves. A second press of the same session answers CLOSED, complete. */
  payCheckout(sessionId: string, card: CardEntry): PayOutcome;
  /** Where "back" leads. The session stays open. */
  leaveCheckout(sessionId: string): { redirect: string } | null;
  expireCheckout(sessionId: string): void;

  findChallenge(id: string): ChallengeView | null;
  /** DECLINED goes back to the checkout page of the session, if there is one: `redirect`. */
  answerChallenge(
    id: string,
    answer: ChallengeAnswer,
  ): { result: 'DONE' | 'DECLINED' | 'CLOSED'; redirect: string } | null;

  /**
   * A link opens once: `redirect` leads to `/dev/stripe/onboarding/{visit}`, or to the refresh
   * address when the link is used up or too old. A visit's token answers the view. Null: unknown.
   */
  openOnboarding(token: string): { view: OnboardingView } | { redirect: string } | null;
  submitOnboarding(visit: string, input: OnboardingInput): OnboardingOutcome;
  /** Without a page, for tests: everything Stripe wants, at once. */
  finishOnboarding(accountId: string, bankLast4?: string): Account;

  /** `key` is the one in the address that a login link gave. Null: not this account's. */
  openDashboard(accountId: string, key: string): DashboardView | null;
  /** The next payout comes back; null: takes it back. */
  failNextPayout(accountId: string, trouble: PayoutTrouble | null): void;
  /** Asks the creator for a document again: `currently_due` is not empty any more. */
  askForDocument(accountId: string): void;
  /** The creator cuts the connection at Stripe. */
  disconnect(accountId: string): void;
  /** The last payment to this account's owner; null: there is none. */
  disputeLastPayment(accountId: string): string | null;
  dispute(chargeId: string, reason?: string): string;
  /** A refund that was taken as succeeded comes back, weeks later. */
  failRefund(refundId: string): void;
}

import type { AccountCodesTable } from '@/backend/accounts/tables';

export type CodeKind = AccountCodesTable['kind'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long each link is good for (quality.md 6.5: ten minutes, save what only proves an address). */
const LIFE_MS: Record<CodeKind, number> = {
  EMAIL: DAY,
  EMAIL_CHANGE: HOUR,
  EMAIL_UNDO: 3 * DAY,
  PROOF: 10 * MINUTE,
  PASSWORD: 10 * MINUTE,
  PHONE: 10 * MINUTE,
};

/** How long what somebody types is good for, and what logs in to another account. */
const FRESH_MS = 10 * MINUTE;

/** Wrong tries after which what is typed is dead: five guesses at a million. */
const MOST_ATTEMPTS = 5;

/** When a secret made now stops working. */
export function codeEnd(kind: CodeKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_MS[kind]);
}

/** Whether a newer secret of its kind ends this one: what was sent to a mistyped target must die. */
export function endsOlderCodes(kind: CodeKind): boolean {
  return kind === 'EMAIL_CHANGE' || kind === 'PHONE' || kind === 'PROOF';
}

/** Whether a link still works: never used, in time. Wrong tries of its digits do not end it. */
export function isLinkLive(code: { usedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return code.usedAt === null && now < code.expiresAt;
}

/** Whether a secret was sent in the last ten minutes. */
export function isFresh(code: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - code.createdAt.getTime() < FRESH_MS;
}

/** Whether digits still work: never used, in time, not guessed at too often. */
export function areDigitsLive(
  code: { usedAt: Date | null; createdAt: Date; expiresAt: Date; attempts: number },
  now: Date,
): boolean {
  return isLinkLive(code, now) && isFresh(code, now) && code.attempts < MOST_ATTEMPTS;
}

/**
 * Whether a link still fits its account: one that proves a claimed address proves only the one it
 * was sent to, and a new password goes to the confirmed one.
 */
export function fitsAccount(
  code: { kind: CodeKind; target: string },
  account: { email: string | null; emailVerifiedAt: Date | null },
): boolean {
  const isConfirmed = account.emailVerifiedAt !== null;
  if (code.kind === 'EMAIL') return code.target === account.email && !isConfirmed;
  if (code.kind === 'PASSWORD') return code.target === account.email && isConfirmed;
  return true;
}

/** What becomes of a proven address. */
export type EmailState = 'CONFIRMED' | 'CHANGED' | 'TAKE_OVER' | 'ELSEWHERE' | 'HELD';

/**
 * What a proof of an address leads to. It counts for its account only in the session that asked;
 * elsewhere its reader may be another person than the account's.
 */
export function emailState(proof: {
  kind: 'EMAIL' | 'EMAIL_CHANGE';
  /** Another account has confirmed the address. */
  isHeld: boolean;
  isSameSession: boolean;
}): EmailState {
  if (proof.isHeld) return 'HELD';
  if (proof.kind === 'EMAIL') return proof.isSameSession ? 'CONFIRMED' : 'TAKE_OVER';
  return proof.isSameSession ? 'CHANGED' : 'ELSEWHERE';
}

/** A number with only its end readable, for its owner to recognise. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}${'•'.repeat(Math.max(phone.length - 5, 0))}${phone.slice(-2)}`;
}

/** Returns an address with only its first letter and host readable: the reader may not own it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

import type { AccountCodesTable } from '@/backend/accounts/tables';

export type CodeKind = AccountCodesTable['kind'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long each secret is good for (quality.md 6.5: ten minutes, save what only proves an address). */
const LIFE_MS: Record<CodeKind, number> = {
  EMAIL: 24 * HOUR,
  EMAIL_CHANGE: HOUR,
  EMAIL_UNDO: 72 * HOUR,
  PROOF: 10 * MINUTE,
  PASSWORD: 10 * MINUTE,
  PHONE: 10 * MINUTE,
};

/** Wrong tries after which a texted code is dead: five guesses at a million. */
const MOST_ATTEMPTS = 5;

/** When a secret made now stops working. */
export function codeEnd(kind: CodeKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_MS[kind]);
}

/** Whether a newer secret of its kind ends this one: what was sent to a mistyped target must die. */
export function endsOlderCodes(kind: CodeKind): boolean {
  return kind === 'EMAIL_CHANGE' || kind === 'PHONE';
}

/** Whether a secret still works: never used, in time, not guessed at too often. */
export function isCodeLive(
  code: { usedAt: Date | null; expiresAt: Date; attempts: number },
  now: Date,
): boolean {
  return code.usedAt === null && now < code.expiresAt && code.attempts < MOST_ATTEMPTS;
}

/** Whether a link still fits: one that proves an address proves only the one it was sent to. */
export function fitsAccount(
  code: { kind: CodeKind; target: string },
  account: { email: string | null },
): boolean {
  return code.kind === 'EMAIL_CHANGE' || code.target === account.email;
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

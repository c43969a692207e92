import { randomInt } from 'node:crypto';

const MINUTE = 60_000;

/** How long a code works. */
const LIFE_MS = 10 * MINUTE;
/** Wrong tries after which a code is dead. */
const MOST_ATTEMPTS = 5;
/** Wrong tries for an e-mail on one day after which its codes get long. */
const MOST_FAILURES = 20;

/** Signs of an ordinary code. */
export const SHORT = 6;
const LONG = 12;
/** Nothing that looks like something else: 31 signs, so that a long code has 59 bits. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** When a code made now stops working. */
export function codeEnd(now: Date): Date {
  return new Date(now.getTime() + LIFE_MS);
}

/** Whether a code still works: never used, in time, not guessed at too often. */
export function isCodeLive(
  code: { usedAt: Date | null; expiresAt: Date; attempts: number },
  now: Date,
): boolean {
  return code.usedAt === null && now < code.expiresAt && code.attempts < MOST_ATTEMPTS;
}

/** How many signs a code has, after so many wrong tries for its e-mail today. */
export function codeLength(failures: number): number {
  return failures < MOST_FAILURES ? SHORT : LONG;
}

/** Whether the wrong try that made it so many is the one after which the owner is told. */
export function isTold(failures: number): boolean {
  return failures === MOST_FAILURES;
}

/** A random code: digits, or digits and letters where it is long. */
export function newCode(length: number): string {
  const signs = length === SHORT ? '0123456789' : LETTERS;
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

/** A code as a mail shows it: long ones in groups of four. */
export function shownCode(code: string): string {
  return code.length === SHORT ? code : (code.match(/.{4}/g) ?? [code]).join('-');
}

/** The day whose wrong tries count together, in UTC. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

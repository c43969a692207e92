import { hash, verify } from '@node-rs/argon2';

// Argon2id is the package's default algorithm; memory is in KiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const CURRENT_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

// 16 bytes of salt and 32 of hash, all zero: as costly to check as a real one, and nothing matches it.
const NOBODYS_HASH = `${CURRENT_PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A PHC string with a fresh salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** `null` (no such account) takes as long as a wrong password, so that the time shows nothing. */
export function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  return verify(storedHash ?? NOBODYS_HASH, password);
}

/** True when the stored hash was made with other parameters than today's. */
export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(CURRENT_PREFIX);
}

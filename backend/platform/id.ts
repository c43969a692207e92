import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A fresh UUIDv7: later ids sort after earlier ones. Guessable in part, so never a secret. */
export function newId(): string {
  return v7();
}

/** 32 random bytes as base64url (43 characters): for what must not be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 as hex: the only form in which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { randomBytes } from 'node:crypto';
import type { Context } from '@/backend/platform/context';
import { hashToken } from '@/backend/platform/id';
import { DEMO_OPERATOR } from '@/lib/shared/operators/demo';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import {
  deleteOperator,
  idOfHandle,
  operatorsAmong,
  saveOperator,
} from '@/backend/operators/store/operatorRepository';
import { appAddress, toBase32 } from './totp';

/** As long as the hash that the codes are made with, as RFC 4226 asks for. */
const SECRET_BYTES = 20;
const PAPER_CODES = 10;
const PAPER_BYTES = 10;

/** What makes an operator, told once: nothing of it can be read again. */
export interface Grant {
  secret: string;
  /** For apps, also as a picture. */
  address: string;
  /** For whoever loses their app; each holds once. */
  codes: string[];
}

/** What a command has of a context. */
type Server = Pick<Context, 'db' | 'now'>;

/**
 * Makes the account of a handle an operator, or gives an operator a new second factor. By a command on
 * the server alone, never by a call. Null: nobody has the handle.
 */
export async function grantOperator(
  { db, now }: Server,
  handle: string,
  secret = toBase32(randomBytes(SECRET_BYTES)),
): Promise<Grant | null> {
  const userId = await idOfHandle(db, normalizeHandle(handle));
  if (userId === null) return null;
  const codes = Array.from({ length: PAPER_CODES }, () => toBase32(randomBytes(PAPER_BYTES)));
  const operator = { userId, secret, grantedAt: now() };
  await db.transaction().execute((trx) => saveOperator(trx, operator, codes.map(hashToken)));
  const onPaper = codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
  return { secret, address: appAddress(secret, normalizeHandle(handle)), codes: onPaper };
}

/** Ends it, also in sessions that go on. False: the account of this handle was none. */
export async function revokeOperator({ db }: Server, handle: string): Promise<boolean> {
  const userId = await idOfHandle(db, normalizeHandle(handle));
  if (userId === null) return false;
  return db.transaction().execute((trx) => deleteOperator(trx, userId));
}

/** Makes the demo's operator one as soon as their account is there: a job of demo and development. */
export async function grantDemoOperator(server: Server): Promise<boolean> {
  const { handle, secret } = DEMO_OPERATOR;
  const userId = await idOfHandle(server.db, handle);
  if (userId === null || (await operatorsAmong(server.db, [userId])).length > 0) return false;
  await grantOperator(server, handle, secret);
  return true;
}

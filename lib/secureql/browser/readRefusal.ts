import type { ErrorCode } from '@/lib/shared/errors';
import { SecureqlError } from './secureqlError';

/**
 * Reads the body of a refusal, whoever sent it. What names no code becomes `backend.unreachable`; a
 * code is taken as it comes, because the list of all is not worth a kilobyte of every page.
 */
export function refusalFrom(status: number, body: unknown): SecureqlError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = typeof error.code === 'string' ? (error.code as ErrorCode) : 'backend.unreachable';
  const fields = isRecord(error.fields) ? error.fields : {};
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new SecureqlError(code, status, Object.fromEntries(texts));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import type { ErrorCode } from '@/lib/shared/errors';
import { isObject } from '@/lib/shared/toObject';
import { SecureqlError } from './secureqlError';

/**
 * Reads the body of a refusal, whoever sent it. What names no code becomes `backend.unreachable`; a
 * code is taken as it comes, because the list of all is not worth a kilobyte of every page.
 */
export function refusalFrom(status: number, body: unknown): SecureqlError {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const code = typeof error.code === 'string' ? (error.code as ErrorCode) : 'backend.unreachable';
  const fields = isObject(error.fields) ? error.fields : {};
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new SecureqlError(code, status, Object.fromEntries(texts));
}

import { ERRORS, type ErrorCode } from '@/lib/shared/errors';
import { errorOf } from './answer';
import { SecureqlError } from './secureqlError';

/** What came of a call: its answer, or why there is none. */
export type Outcome<Answer> =
  { answer: Answer; refusal: null } | { answer: null; refusal: ErrorCode };

/** Whether another try may bring what was refused: the other side was away, or had too much to do. */
export const isPassing = (refusal: ErrorCode) =>
  ERRORS[refusal] >= 500 || refusal === 'rate_limited';

/** Sends a call and tells in one way what was refused in band, refused outright or never answered. */
export async function attempt<Answer extends object>(
  send: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  try {
    const answer = await send();
    const refusal = errorOf(answer);
    return refusal === null ? { answer, refusal } : { answer: null, refusal };
  } catch (reason) {
    return { answer: null, refusal: reason instanceof SecureqlError ? reason.code : 'internal' };
  }
}

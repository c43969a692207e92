import type { ErrorCode } from '@/lib/shared/errors';
import { errorOf } from '@/lib/secureql/browser/answer';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OperationPath, PayloadOf, ResultOf } from './operations/all';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';

/** Why a call brought no answer that can be used. */
export interface Refused<Answer> {
  answer: null;
  refusal: ErrorCode;
  /** A text for each payload key that was refused, in the reader's language. */
  fields: Readonly<Record<string, string>>;
  /** The answer whose root holds the error; null when the call was refused before it ran. */
  refusedAnswer: Answer | null;
}

/** What came of a call: its answer, or why there is none. */
export type Outcome<Answer> = { answer: Answer; refusal: null } | Refused<Answer>;

/**
 * Calls the product from the browser. Returns what came of it in one shape, whether the answer holds
 * an error, the call was refused or no answer came; never throws.
 */
export async function tryCall<P extends OperationPath>(
  path: P,
  payload: PayloadOf<P>,
): Promise<Outcome<ResultOf<P>>> {
  try {
    const answer = await callSecureql(path, payload);
    const refusal = errorOf(answer);
    if (refusal === null) return { answer, refusal };
    return { answer: null, refusal, fields: {}, refusedAnswer: answer };
  } catch (reason) {
    const { code, fields } =
      reason instanceof SecureqlError ? reason : new SecureqlError('internal', 0);
    return { answer: null, refusal: code, fields, refusedAnswer: null };
  }
}

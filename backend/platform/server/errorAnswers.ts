import { GraphQLError } from 'graphql';
import type { ErrorCode } from '@/lib/shared/errors';
import { AppError } from '@/backend/platform/errors';

/** The error a resolver threw, below GraphQL's own wrappings; null for one of GraphQL itself. */
function thrownBy(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) {
    return error;
  }
  return error.originalError ? thrownBy(error.originalError) : null;
}

type Details = Partial<Pick<AppError, 'fields' | 'retryAfter'>>;

function answerWith(
  code: ErrorCode,
  { message = code, ...details }: Details & { message?: string; http?: object } = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

export interface ErrorAnswer {
  answer: GraphQLError;
  code: ErrorCode;
  /** What nobody foresaw: for the log alone. */
  unexpected: unknown;
}

/**
 * What leaves for an error: a refusal of ours with its code and fields, a document that GraphQL
 * refused as `payload.invalid`, anything else as `internal` without a word of its own.
 */
export function answerForError(error: unknown): ErrorAnswer {
  const thrown = thrownBy(error);
  if (thrown instanceof AppError) {
    const { code, fields, retryAfter } = thrown;
    // In-band codes belong into a root; one that got here passed a graph without `answerItem`.
    return {
      answer: answerWith(code, { fields, retryAfter }),
      code,
      unexpected: thrown.cause ?? null,
    };
  }
  if (thrown === null && error instanceof GraphQLError) {
    const { http } = error.extensions as { http?: { status?: number } };
    // What Yoga says of a batch that is too long; it takes the status from `http`.
    const code = http?.status === 413 ? 'payload.too_large' : 'payload.invalid';
    const details = code === 'payload.too_large' ? { http } : { message: error.message };
    return { answer: answerWith(code, details), code, unexpected: null };
  }
  return { answer: answerWith('internal'), code: 'internal', unexpected: thrown };
}

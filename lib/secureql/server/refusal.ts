import type { z } from 'zod';
import { ERRORS, type ErrorCode } from '@/lib/shared/errors';

/** Why a field was refused: a key of namespace `errors`, with the limit it names, if any. */
export interface FieldProblem {
  key: string;
  limit?: number;
}

/**
 * A call that is not answered, on the server's side. `fields` names payload keys, nested ones with
 * dots (`entryFields.0.label`); a string is shown as it is, or is a key of namespace `errors`.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, FieldProblem>>;

  /** Seconds after which it is worth asking again, where the backend knows. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    fields: Record<string, FieldProblem> = {},
    cause?: unknown,
    retryAfter?: number,
  ) {
    super(code, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * Returns what was thrown as a refusal: itself, or `internal` for anything else. By name, because
 * Next bundles pages and API routes apart, and each bundle has this class of its own.
 */
export function refusalOf(error: unknown): Refusal {
  const isRefusal = error instanceof Error && error.name === 'Refusal';
  return isRefusal ? (error as Refusal) : new Refusal('internal', {}, error);
}

/**
 * Whether a refusal is a fault that the log has not told of: while the backend is away, each call
 * would say so again.
 */
export function isNews({ code, cause }: Refusal): boolean {
  const isAway = code === 'backend.unreachable' || code === 'backend.timeout';
  return ERRORS[code] >= 500 && (!isAway || cause !== undefined);
}

/** The refusal of a payload that its schema does not take; the first problem of a field counts. */
export function payloadRefusal(error: z.ZodError): Refusal {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      const prefix = path === '' ? '' : `${path}.`;
      for (const key of issue.keys) fields[`${prefix}${key}`] ??= { key: 'field.unknown' };
    } else if (path !== '') fields[path] ??= problemOf(issue);
  }
  return new Refusal('payload.invalid', fields);
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'field.required' : 'field.invalid' };
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string') {
        return limit <= 1 ? { key: 'field.required' } : { key: 'field.too_short', limit };
      }
      return { key: issue.origin === 'array' ? 'field.too_few' : 'field.too_low', limit };
    }
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'string') return { key: 'field.too_long', limit };
      return { key: issue.origin === 'array' ? 'field.too_many' : 'field.too_high', limit };
    }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'field.email' : 'field.invalid' };
    default:
      return { key: 'field.invalid' };
  }
}

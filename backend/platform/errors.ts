import { isInBand, type ErrorCode } from '@/lib/shared/errors';

export interface AppErrorOptions {
  /** One sentence or code per faulty field, by field name. */
  fields?: Record<string, string>;
  /** What an in-band answer carries beside its error, for instance the entry one already has. */
  item?: unknown;
  /** Seconds after which it is worth asking again. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * A refusal with a code of the closed list. Services throw it; `answerItem` and `answerList`
 * put in-band codes into the root, the server turns the others into GraphQL errors.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly item: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.item = options.item;
    this.retryAfter = options.retryAfter;
  }

  /** True when a screen shows this outcome; false when it refuses the whole call. */
  get inBand(): boolean {
    return isInBand(this.code);
  }
}

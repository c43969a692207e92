import type { ErrorCode } from '@/lib/shared/errors';

/**
 * A refused call. `code` is of the closed list, `status` the HTTP status (0: no answer came),
 * `fields` a text for each payload key that was refused, in the reader's language.
 */
export class SecureqlError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, status: number, fields: Record<string, string> = {}) {
    super(code);
    this.name = 'SecureqlError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

import type { z } from 'zod';
import { AppError } from './errors';

/**
 * What came through the inner door, read by the same closed schema as at the outer one, so that no
 * malformed id or count reaches the database. Throws `payload.invalid` with the issue per field.
 */
export function parsePayload<Output>(payload: z.ZodType<Output>, given: unknown): Output {
  const parsed = payload.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.code] as const);
  throw new AppError('payload.invalid', { fields: Object.fromEntries(fields) });
}

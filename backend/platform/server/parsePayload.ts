import type { z } from 'zod';
import { AppError } from '@/backend/platform/errors';

/**
 * Parses the arguments of a call with the schema that the web has already checked them with. So no
 * malformed id or count reaches the database, whoever calls the backend. Errors: payload.invalid,
 * with the issue of each field.
 */
export function parsePayload<Output>(payload: z.ZodType<Output>, given: unknown): Output {
  const parsed = payload.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.code] as const);
  throw new AppError('payload.invalid', { fields: Object.fromEntries(fields) });
}

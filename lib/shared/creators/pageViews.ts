import { z } from 'zod';

/** Days a creator looks back on. */
export const VIEW_DAYS = 30;

/** Pages named one by one in a creator's numbers; the total counts them all. */
export const VIEW_PAGES = 10;

/** A page somebody opened: its path alone, for a query or a fragment may hold a secret. */
export const pageViewPayload = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/[\w\-/.~%]*$/),
});

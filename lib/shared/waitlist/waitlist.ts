import { z } from 'zod';
import { email, LOCALES } from '@/lib/shared/accounts/account';

/** What `waitlist/join/` takes. Output: e-mail in lower case. */
export const joinWaitlistPayload = z.strictObject({
  email,
  locale: z.enum(LOCALES),
});

/** What `waitlist/confirm/` takes: the token of the mail's link. */
export const confirmWaitlistPayload = z.strictObject({ token: z.string().min(1).max(100) });

/** A valid request to join the waitlist. */
export type JoinWaitlist = z.output<typeof joinWaitlistPayload>;

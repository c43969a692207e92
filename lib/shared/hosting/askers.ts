import { z } from 'zod';
import { email, LOCALES } from '@/lib/shared/accounts/account';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';

/** What `hosting/tell-me/` takes: whether a member wants to be told once of this tool. */
export const tellMePayload = z.strictObject({ toolId: idSchema, isOn: z.boolean() });

/** What `hosting/tell-me-by-mail/` takes. Output: e-mail in lower case. */
export const tellByMailPayload = z.strictObject({
  toolId: idSchema,
  email,
  locale: z.enum(LOCALES),
});

/** What `hosting/confirm-tell-me/` takes: the token of the mail's link. */
export const confirmTellPayload = z.strictObject({ token: z.string().min(1).max(LIMITS.token) });

import { z } from 'zod';
import { email, LOCALES } from '@/lib/shared/accounts/account';
import { LIMITS } from '@/lib/shared/limits';

// No control characters: a subject stands in a mail's header.
const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

const text = z.string().trim().min(10).max(LIMITS.helpText).regex(lines);

/** What `help/send-ticket/` takes. Output: trimmed. */
export const helpTicketPayload = z.strictObject({
  subject: z.string().trim().min(3).max(LIMITS.helpSubject).regex(line),
  text,
});

/** What `help/send-visitor-ticket/` takes. Output: trimmed, the e-mail in lower case. */
export const visitorTicketPayload = z.strictObject({ email, text, locale: z.enum(LOCALES) });

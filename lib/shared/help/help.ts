import { z } from 'zod';
import { LIMITS } from '@/lib/shared/limits';

// No control characters: a subject stands in a mail's header.
const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** What `help/send-ticket/` takes. Output: trimmed. */
export const helpTicketPayload = z.strictObject({
  subject: z.string().trim().min(3).max(LIMITS.helpSubject).regex(line),
  text: z.string().trim().min(10).max(LIMITS.helpText).regex(lines),
});

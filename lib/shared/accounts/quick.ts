import { z } from 'zod';
import { HANDLE_PATTERN, LIMITS } from '@/lib/shared/limits';
import { email, LOCALES } from './account';
import { handleFrom } from './names';

/** Language of the page, for mails to somebody without an account. */
const locale = z.enum(LOCALES).optional();

/** A name somebody wants to go by; output is the handle it makes. */
const nameAsHandle = z.string().max(LIMITS.name).overwrite(handleFrom).regex(HANDLE_PATTERN);

/** A mailed code as somebody types it: in groups, in small letters. Output: six digits or twelve signs. */
export const code = z
  .string()
  .max(40)
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{6}|[2-9A-Z]{12})$/);

/** What `accounts/check-name/` takes. */
export const checkNamePayload = z.strictObject({ name: z.string().max(LIMITS.name) });

/** What `accounts/request-code/` takes. Output: e-mail in lower case. */
export const requestCodePayload = z.strictObject({ email, locale });

/** What `accounts/log-in-with-code/` takes; `handle` is for a new account. */
export const logInWithCodePayload = z.strictObject({
  email,
  code,
  handle: nameAsHandle.optional(),
  locale,
});

/** What `accounts/add-email/` takes. */
export const addEmailPayload = z.strictObject({ email, code });

/** What `accounts/switch-account/` takes; `handle` names the account to go on as. */
export const switchAccountPayload = z.strictObject({
  handle: z.string().min(1).max(LIMITS.handle),
});

/** What every press that makes a quick account gives for it. */
export const quickAccountFields = {
  handle: nameAsHandle,
  // The secret that finds the account again when the answer was lost: it must be random.
  requestKey: z.uuid({ version: 'v4' }),
  locale,
};

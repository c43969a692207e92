import { z } from 'zod';
import { email, password } from './account';
import { code as typedCode } from './quick';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';

/** A link's secret: what `newToken` makes. Anything else is no token of ours, and no error either. */
const token = z.string().min(1).max(LIMITS.token);

const oldPassword = password.min(1);
const newPassword = password.min(LIMITS.passwordMin);

// Spaces, hyphens, dots, slashes and brackets are how people write numbers down.
const phone = z
  .string()
  .max(LIMITS.phone)
  .overwrite((written) => written.replace(/[\s().\-/]/g, '').replace(/^00/, '+'))
  .regex(/^\+[1-9]\d{7,14}$/);

/** What `accounts/request-password-reset/` takes. Output: e-mail in lower case. */
export const requestPasswordResetPayload = z.strictObject({ email });

/** What `accounts/reset-password/` takes. */
export const resetPasswordPayload = z.strictObject({ token, password: newPassword });

/** What `accounts/change-password/` takes. */
export const changePasswordPayload = z.strictObject({
  currentPassword: oldPassword,
  password: newPassword,
});

/** What `accounts/request-email-verification/` takes; null: the address the account claims already. */
export const requestEmailVerificationPayload = z.strictObject({ email: email.nullable() });

/** What `accounts/confirm-email-code/` takes. */
export const confirmEmailCodePayload = z.strictObject({ code: typedCode });

/** What `accounts/log-in-instead/` takes: one of the two. */
export const logInInsteadPayload = z
  .strictObject({ token: token.nullable(), code: typedCode.nullable() })
  .refine(({ token, code }) => (token === null) !== (code === null));

/**
 * What `accounts/request-email-change/` takes: the new address, and the password or a mailed code.
 * Output: in lower case.
 */
export const requestEmailChangePayload = z.strictObject({ email, proof: oldPassword });

/** What calls behind a mailed link take. */
export const tokenPayload = z.strictObject({ token });

/** What `accounts/request-phone-code/` takes. Output: E.164. */
export const requestPhoneCodePayload = z.strictObject({ phone });

/** What `accounts/confirm-phone/` takes; spaces are how people read six digits. */
export const confirmPhonePayload = z.strictObject({
  code: z
    .string()
    .max(20)
    .overwrite((written) => written.replace(/\s/g, ''))
    .regex(/^\d{6}$/),
});

/** What `accounts/end-session/` takes. */
export const endSessionPayload = z.strictObject({ sessionId: idSchema });

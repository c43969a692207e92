import { z } from 'zod';
import { normalizeHandle } from './reservedHandles';
import { HANDLE_PATTERN, LIMITS } from '@/lib/shared/limits';

/** Languages of the product; the first is the default. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt'] as const;

// Control characters and broken surrogates cannot be stored; the bidirectional overrides would let
// a name rewrite the text around it.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** A first or last name; output is trimmed. */
export const nameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(LIMITS.name)
  .refine((value) => !UNPRINTABLE.test(value));

/** An e-mail address; output in lower case. */
export const email = z.string().trim().toLowerCase().max(LIMITS.email).pipe(z.email());

/** A password as somebody types it: on two systems the same one can differ in composition. */
export const password = z.string().normalize('NFC').max(LIMITS.passwordMax);

/** A handle someone wants to take; output is normalised. Reserved ones pass: they are in-band. */
export const handleSchema = z.string().overwrite(normalizeHandle).regex(HANDLE_PATTERN);

/** What `accounts/sign-up/` takes. Output: e-mail and handle in lower case, names trimmed. */
export const signUpPayload = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  email,
  password: password.min(LIMITS.passwordMin),
  userType: z.enum(['CREATOR', 'FAN']),
  handle: handleSchema,
  locale: z.enum(LOCALES),
});

/**
 * What `accounts/log-in/` takes. Output: in lower case; a handle without the `@` that people write
 * before it.
 */
export const logInPayload = z.strictObject({
  emailOrHandle: z
    .string()
    .max(LIMITS.email)
    .overwrite((written) => written.trim().toLowerCase().replace(/^@/, ''))
    .min(1),
  password: password.min(1),
});

/** What `accounts/choose-handle/` and `accounts/check-handle/` take. Output: lower case. */
export const chooseHandlePayload = z.strictObject({ handle: handleSchema });

/**
 * What `accounts/find-handle/` takes. Looser than a handle that can be taken: an impossible one
 * leads nowhere, it is not refused. Output: trimmed, lower case.
 */
export const findHandlePayload = z.strictObject({
  handle: z.string().max(100).overwrite(normalizeHandle),
});

/** What `accounts/choose-user-type/` takes. */
export const chooseUserTypePayload = z.strictObject({ userType: z.enum(['CREATOR', 'FAN']) });

// An ID token of Google has about 1,200 characters.
const credential = z.string().min(1).max(8_000);
const nonce = z.string().regex(/^[\w-]{43}$/);

/** What `accounts/sign-in-with-google/` takes: the ID token, and the nonce that was asked for it. */
export const googleSignInPayload = z.strictObject({ credential, nonce, locale: z.enum(LOCALES) });

/** What `accounts/link-google/` takes: the same proof, and the password of the local account. */
export const linkGooglePayload = z.strictObject({
  credential,
  nonce,
  password: password.min(1),
});

/** A checked sign-up. */
export type SignUp = z.output<typeof signUpPayload>;

/** A checked log-in. */
export type LogIn = z.output<typeof logInPayload>;

import { z } from 'zod';

// Control characters (line ends aside, where a text may have several lines) and broken surrogates
// cannot be stored; bidirectional overrides would let a text rewrite what stands around it.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** A text of one line, trimmed; may be empty. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max)
    .refine((value) => !UNPRINTABLE.test(value));

/** A text of one line that says something. */
export const requiredLine = (max: number) => line(max).min(1);

/** A text that may have several lines, trimmed. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(max)
    .refine((value) => !UNPRINTABLE_IN_LINES.test(value));

/** Makes an empty text null: none. */
export const orNone = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null);

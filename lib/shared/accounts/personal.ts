import { z } from 'zod';
import { LOCALES, nameSchema } from './account';
import { isTimeZone } from '@/lib/shared/availability/timeZone';
import { LIMITS } from '@/lib/shared/limits';
import {
  CHANNELS,
  isChangeable,
  NOTIFICATION_TYPES,
} from '@/lib/shared/notifications/notificationPrefs';
import { line } from '@/lib/shared/text';

/**
 * What `accounts/save-personal-info/` takes. Output: names trimmed. The last name may be empty, as it
 * is for who came from Google with one name.
 */
export const personalInfoPayload = z.strictObject({
  firstName: nameSchema,
  lastName: line(LIMITS.name),
  timeZone: z.string().refine(isTimeZone),
  locale: z.enum(LOCALES),
});

/** What `accounts/save-notification-prefs/` takes; what is no choice is refused. */
export const notificationPrefsPayload = z
  .strictObject({
    type: z.enum(NOTIFICATION_TYPES),
    channel: z.enum(CHANNELS),
    isOn: z.boolean(),
  })
  .refine(({ type, channel }) => isChangeable(type, channel), { path: ['channel'] });

/** What `accounts/save-rocky/` takes: whether Rocky may appear. */
export const rockyPayload = z.strictObject({ isOn: z.boolean() });

/** What `accounts/delete-account/` takes: the password, or the own handle where there is none. */
export const deleteAccountPayload = z.strictObject({
  confirmation: z.string().normalize('NFC').min(1).max(LIMITS.passwordMax),
});

/** Checked personal data. */
export type PersonalInfoInput = z.output<typeof personalInfoPayload>;

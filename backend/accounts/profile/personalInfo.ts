import { maskedPhone } from '@/backend/accounts/security/codePolicy';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { acceptMailTopic } from '@/backend/platform/mail/refusals';
import { inTransaction } from '@/backend/platform/transaction';
import {
  choiceKey,
  notificationChoices,
  type Channel,
  type NotificationChoice,
  type NotificationType,
} from '@/lib/shared/notifications/notificationPrefs';
import { fullName } from '@/lib/shared/accounts/names';
import type { PersonalInfoInput } from '@/lib/shared/accounts/personal';
import {
  QUIET_HOURS_KEY,
  quietHoursOf,
  type QuietHours,
} from '@/lib/shared/notifications/quietHours';
import * as repository from './repository';

/** What the settings show somebody of themselves. */
export interface PersonalInfo {
  firstName: string;
  lastName: string;
  /** Null: none given. */
  email: string | null;
  /** The address is theirs; before, it is only claimed. */
  emailVerified: boolean;
  /** The proven number, masked; null: none. */
  phone: string | null;
  handle: string;
  /** Language of pages and mails. */
  locale: string;
  /** IANA zone; null: never set. */
  timeZone: string | null;
  /** False: signs in with Google alone. */
  hasPassword: boolean;
  notifications: NotificationChoice[];
  /** Null: none. */
  quietHours: QuietHours | null;
}

/** How a member is reached. */
export interface Contact {
  id: string;
  handle: string;
  name: string;
  /** Null: none is proven to be theirs. */
  email: string | null;
  firstName: string;
  /** Language they read. */
  locale: string;
  hasPassword: boolean;
}

type Row = NonNullable<Awaited<ReturnType<typeof repository.findPersonalInfo>>>;

/** Returns the caller's own data. Errors: auth.required. */
export async function personalInfo(context: Context): Promise<PersonalInfo> {
  return toPersonalInfo(await repository.findPersonalInfo(context.db, memberId(context)));
}

/** Saves names, time zone and language. Errors: auth.required. */
export async function savePersonalInfo(
  context: Context,
  info: PersonalInfoInput,
): Promise<PersonalInfo> {
  const change = { info, now: context.now() };
  return toPersonalInfo(await repository.updatePersonalInfo(context.db, memberId(context), change));
}

/**
 * Sets one switch; all others stay. Switching mails of a kind on again also lifts the refusal that
 * the address gave by a link in a mail. Errors: auth.required.
 */
export async function saveNotificationChoice(
  context: Context,
  { type, channel, isOn }: { type: NotificationType; channel: Channel; isOn: boolean },
): Promise<PersonalInfo> {
  return inTransaction(context, async (inner) => {
    const choices = { [choiceKey(type, channel)]: isOn };
    const change = { choices, now: inner.now() };
    const row = await repository.updateChoices(inner.db, memberId(inner), change);
    // Others may have claimed the same address: only its owner lifts what it refused.
    if (row?.email && row.emailVerifiedAt && channel === 'email' && isOn) {
      await acceptMailTopic(inner, { to: row.email, topic: type });
    }
    return toPersonalInfo(row);
  });
}

/**
 * Sets the hours in which the caller gets no notifications; null for both switches them off.
 * `timeZone` is kept for a caller who has never set theirs. Errors: auth.required.
 */
export async function saveQuietHours(
  context: Context,
  { from, to, timeZone }: { from: string | null; to: string | null; timeZone: string },
): Promise<PersonalInfo> {
  const choices = { [QUIET_HOURS_KEY]: from === null ? null : { from, to } };
  const change = { choices, timeZone, now: context.now() };
  return toPersonalInfo(await repository.updateChoices(context.db, memberId(context), change));
}

/** Returns how to reach the caller. Errors: auth.required. */
export async function contactOf(context: Context): Promise<Contact> {
  const id = memberId(context);
  const row = await repository.findPersonalInfo(context.db, id);
  if (!row) throw new AppError('auth.required');
  const { handle, firstName, locale, passwordHash } = row;
  const email = row.emailVerifiedAt === null ? null : row.email;
  const hasPassword = passwordHash !== null;
  return { id, handle, name: fullName(row), email, firstName, locale, hasPassword };
}

function toPersonalInfo(row: Row | undefined): PersonalInfo {
  if (!row) throw new AppError('auth.required');
  const { firstName, lastName, email, phone, handle, locale, timeZone } = row;
  const { emailVerifiedAt, notificationPrefs, passwordHash } = row;
  return {
    firstName,
    lastName,
    email,
    emailVerified: emailVerifiedAt !== null,
    handle,
    locale,
    timeZone,
    phone: phone === null ? null : maskedPhone(phone),
    hasPassword: passwordHash !== null,
    notifications: notificationChoices(notificationPrefs),
    quietHours: quietHoursOf(notificationPrefs),
  };
}

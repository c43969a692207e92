import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  contactOf,
  personalInfo,
  saveNotificationChoice,
  savePersonalInfo,
  userByHandle,
} from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { notificationChoices, wants } from '@/lib/shared/notifications/notificationPrefs';
import { signUpPayload } from '@/lib/shared/accounts/account';
import { isTimeZone } from '@/lib/shared/availability/timeZone';
import { notificationPrefsPayload, personalInfoPayload } from '@/lib/shared/accounts/personal';
import { freshContext, memberContext, signUpInput } from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const info = {
  firstName: 'Grace',
  lastName: 'Hop',
  timeZone: 'Asia/Kolkata',
  locale: 'fr',
} as const;

test('somebody reads and changes their own data, and nobody else’s', async () => {
  const { context } = await memberContext(database, 'personal-a');
  const other = await memberContext(database, 'personal-b');
  expect(await personalInfo(context)).toMatchObject({
    firstName: 'Ada',
    email: 'personal-a@example.org',
    timeZone: null,
    locale: 'en',
  });
  await savePersonalInfo(context, info);
  await savePersonalInfo(context, info);
  expect(await personalInfo(context)).toMatchObject(info);
  expect(await personalInfo(other.context)).toMatchObject({ firstName: 'Ada', timeZone: null });
});

test('the settings show these things and no others; a number only by its ends', async () => {
  const { context, user } = await memberContext(database, 'reachable');
  expect((await personalInfo(context)).phone).toBeNull();
  await database.db
    .updateTable('users')
    .set({ phone: '+4915123456789', phoneVerifiedAt: new Date() })
    .where('id', '=', user.id)
    .execute();
  const shown = await personalInfo(context);
  expect(shown.phone).toBe('+49•••••••••89');
  expect(Object.keys(shown).sort()).toEqual([
    'email',
    'emailVerified',
    'firstName',
    'handle',
    'hasPassword',
    'lastName',
    'locale',
    'notifications',
    'phone',
    'quietHours',
    'timeZone',
  ]);
});

test('who has one name can save, is called by it, and nobody signs up so', async () => {
  const { context } = await memberContext(database, 'cher');
  const one = personalInfoPayload.parse({ ...info, firstName: 'Cher', lastName: '  ' });
  expect((await savePersonalInfo(context, one)).lastName).toBe('');
  expect((await contactOf(context)).name).toBe('Cher');
  expect((await userByHandle(context, 'cher'))?.name).toBe('Cher');
  const input = signUpInput('nameless', { lastName: '' });
  expect(signUpPayload.safeParse(input).success).toBe(false);
});

test('a visitor has none', async () => {
  const visitor = freshContext(database);
  await expect(personalInfo(visitor)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(savePersonalInfo(visitor, info)).rejects.toMatchObject({ code: 'auth.required' });
});

test('switches pressed at once are all kept', async () => {
  const { context } = await memberContext(database, 'switches');
  await Promise.all([
    saveNotificationChoice(context, { type: 'live', channel: 'inApp', isOn: false }),
    saveNotificationChoice(context, { type: 'party_closed', channel: 'inApp', isOn: false }),
    saveNotificationChoice(context, { type: 'removed', channel: 'inApp', isOn: false }),
  ]);
  const { notifications } = await personalInfo(context);
  const isOn = (type: string, channel: string) =>
    notifications.find((one) => one.type === type && one.channel === channel)?.isOn;
  expect(['live', 'party_closed', 'removed'].map((type) => isOn(type, 'inApp'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOn('called', 'inApp')).toBe(true);
});

test('what is no choice is refused and stays as it is', () => {
  const called = { type: 'called', channel: 'inApp', isOn: false };
  expect(notificationPrefsPayload.safeParse(called).success).toBe(false);
  expect(notificationPrefsPayload.safeParse({ ...called, type: 'live' }).success).toBe(true);
  const forged = { 'called.inApp': false, 'security.email': false, 'live.inApp': 'no' };
  expect(wants(forged, 'called', 'inApp')).toBe(true);
  expect(wants(forged, 'security', 'email')).toBe(true);
  expect(wants(forged, 'live', 'inApp')).toBe(true);
  expect(wants(null, 'live', 'email')).toBe(false);
  const fixed = notificationChoices({}).filter(({ isChangeable }) => !isChangeable);
  expect(fixed.map(({ type, channel, isOn }) => [type, channel, isOn])).toEqual([
    ['called', 'inApp', true],
    ['won', 'inApp', true],
    ['booking', 'inApp', true],
    ['payout_failed', 'inApp', true],
    ['payout_failed', 'email', true],
    ['security', 'inApp', true],
    ['security', 'email', true],
    ['security', 'push', true],
  ]);
});

test.each(['Europe/Berlin', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (zone) => expect(isTimeZone(zone)).toBe(true),
);

test.each(['', 'Nowhere/City', '+02:00', 'Europe/Berlin; drop', 'x'.repeat(80), '../etc'])(
  '%j is none',
  (timeZone) => {
    expect(isTimeZone(timeZone)).toBe(false);
    expect(personalInfoPayload.safeParse({ ...info, timeZone }).success).toBe(false);
  },
);

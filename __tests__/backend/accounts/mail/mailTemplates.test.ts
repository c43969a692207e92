import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  requestEmailVerification,
  requestPasswordReset,
  resolveSession,
  savePersonalInfo,
  signUp,
} from '@/backend/accounts/service';
import { deleteAccount } from '@/backend/privacy/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import {
  confirmedContext,
  freshContext,
  PASSWORD,
  signUpInput,
} from '@/__tests__/backend/accounts/people';
import { postbox } from '@/__tests__/backend/accounts/postbox';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The words that tell somebody of a new password, chosen at noon of the first of May, UTC. */
async function mailTo(handle: string, zone?: { timeZone: string; locale: 'en' | 'de' }) {
  const { context } = await confirmedContext(database, handle);
  const names = { firstName: 'Ada', lastName: 'Moss' };
  if (zone) await savePersonalInfo(context, { ...names, ...zone });
  const noon = { ...context, now: () => new Date('2026-05-01T12:00:00Z') };
  await changePassword(noon, { currentPassword: PASSWORD, password: 'teal harbour 12' });
  const mails = await postbox(database).mailsTo(`${handle}@example.org`);
  return mails.find(({ kind }) => kind === 'passwordChanged')?.text ?? '';
}

test('a letter gives its time in the zone and language its reader chose', async () => {
  const tokyo = await mailTo('in-tokyo', { timeZone: 'Asia/Tokyo', locale: 'en' });
  expect(tokyo).toMatch(/^When: May 1, 2026 at 9:00\sPM GMT\+9$/m);
  const berlin = await mailTo('in-berlin', { timeZone: 'Europe/Berlin', locale: 'de' });
  expect(berlin).toMatch(/^Zeitpunkt: 1\. Mai 2026 um 14:00 MESZ$/m);
});

test('who never chose a zone reads the time in UTC', async () => {
  expect(await mailTo('nowhere')).toMatch(/^When: May 1, 2026 at 12:00\sPM UTC$/m);
});

test('a zone that is known no more costs nobody their letter', async () => {
  const { user } = await confirmedContext(database, 'old-zone');
  await database.db
    .updateTable('users')
    .set({ timeZone: 'Atlantis/Capital' })
    .where('id', '=', user.id)
    .execute();
  const { context } = await confirmedContext(database, 'old-zone-2');
  const moved = { ...context, actor: { ...context.actor, userId: user.id } };
  await changePassword(moved, { currentPassword: PASSWORD, password: 'teal harbour 12' });
  const mails = await postbox(database).mailsTo('old-zone@example.org');
  expect(mails.at(-1)?.text).toContain('UTC');
});

describe('a name that whoever signed up has chosen', () => {
  const LURE = 'You won 500 EUR http://evil.example';
  const GREETINGS = { en: 'Hi,', de: 'Hallo,', fr: 'Bonjour,', es: 'Hola:', pt: 'Olá!' };

  test.each(Object.entries(GREETINGS))(
    'is in no mail to an address that nobody has confirmed (%s)',
    async (locale, greeting) => {
      const handle = `lure-${locale}`;
      const email = `${handle}@example.org`;
      const opened = await signUp(
        freshContext(database),
        signUpInput(handle, { firstName: LURE, locale }),
      );
      const actor = await resolveSession(freshContext(database), opened.session.token);
      const context = freshContext(database, { actor: actor ?? {} });
      await requestPasswordReset(freshContext(database), { email });
      const password = 'teal harbour 12';
      await changePassword(context, { currentPassword: PASSWORD, password });
      await requestEmailVerification(context, { email: `new-${email}` });
      await deleteAccount(context, { confirmation: password });

      const box = postbox(database);
      const mails = [...(await box.mailsTo(email)), ...(await box.mailsTo(`new-${email}`))];
      // What happens to an account is told to no address that it only claims.
      expect(mails.map(({ kind }) => kind)).toEqual(['verifyEmail', 'verifyEmail']);
      for (const { text, html, subject } of mails) {
        expect(text.split('\n')[0]).toBe(greeting);
        expect(`${subject} ${text} ${html}`).not.toMatch(/500 EUR|evil\.example/);
      }
    },
  );

  test('greets whoever has confirmed the address', async () => {
    const { context } = await confirmedContext(database, 'confirmed');
    const box = postbox(database);
    await changePassword(context, { currentPassword: PASSWORD, password: 'teal harbour 12' });
    const mails = await box.mailsTo('confirmed@example.org');
    expect(mails.at(-1)?.text).toMatch(/^Hi Ada,\n\nThe password/);
  });
});

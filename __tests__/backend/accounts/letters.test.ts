import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { savePersonalInfo } from '@/backend/accounts/personal';
import { changePassword } from '@/backend/accounts/recovery';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { memberContext, PASSWORD } from './people';
import { postbox } from './postbox';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The words that tell somebody of a new password, chosen at noon of the first of May, UTC. */
async function letterTo(handle: string, zone?: { timeZone: string; locale: 'en' | 'de' }) {
  const { context } = await memberContext(database, handle);
  const names = { firstName: 'Ada', lastName: 'Moss' };
  if (zone) await savePersonalInfo(context, { ...names, ...zone });
  const noon = { ...context, now: () => new Date('2026-05-01T12:00:00Z') };
  await changePassword(noon, { currentPassword: PASSWORD, password: 'teal harbour 12' });
  const mails = await postbox(database).mailsTo(`${handle}@example.org`);
  return mails.find(({ kind }) => kind === 'passwordChanged')?.text ?? '';
}

test('a letter gives its time in the zone and language its reader chose', async () => {
  const tokyo = await letterTo('in-tokyo', { timeZone: 'Asia/Tokyo', locale: 'en' });
  expect(tokyo).toMatch(/^When: May 1, 2026 at 9:00\sPM GMT\+9$/m);
  const berlin = await letterTo('in-berlin', { timeZone: 'Europe/Berlin', locale: 'de' });
  expect(berlin).toMatch(/^Zeitpunkt: 1\. Mai 2026 um 14:00 MESZ$/m);
});

test('who never chose a zone reads the time in UTC', async () => {
  expect(await letterTo('nowhere')).toMatch(/^When: May 1, 2026 at 12:00\sPM UTC$/m);
});

test('a zone that is known no more costs nobody their letter', async () => {
  const { user } = await memberContext(database, 'old-zone');
  await database.db
    .updateTable('users')
    .set({ timeZone: 'Atlantis/Capital' })
    .where('id', '=', user.id)
    .execute();
  const { context } = await memberContext(database, 'old-zone-2');
  const moved = { ...context, actor: { ...context.actor, userId: user.id } };
  await changePassword(moved, { currentPassword: PASSWORD, password: 'teal harbour 12' });
  const mails = await postbox(database).mailsTo('old-zone@example.org');
  expect(mails.at(-1)?.text).toContain('UTC');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@/backend/platform/id';
import { startMaintenance } from '@/backend/platform/jobs/maintenance';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { seedUsers } from '@/__tests__/support/seed';

const DAY_MS = 24 * 60 * 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('what a visitor asked is gone after ninety days, also where nobody asks anything after them', async () => {
  const { db } = database;
  const [fan] = await seedUsers(db, 'asked', 1, 'FAN');
  const ask = (asker: { userId: string | null; email: string | null }, days: number) =>
    db
      .insertInto('helpTickets')
      .values({
        ...{ id: newId(), locale: asker.email && 'en', subject: `${days}`, text: 'How?' },
        ...{ ...asker, createdAt: new Date(Date.now() - days * DAY_MS) },
      })
      .execute();
  const visitor = { userId: null, email: 'visitor@example.org' };
  await ask(visitor, 91);
  await ask(visitor, 89);
  await ask({ userId: fan?.id ?? '', email: null }, 92);
  const stop = startMaintenance({ ...database, kind: 'postgres' }, testContext(db).logger);
  await stop();
  const left = await db.selectFrom('helpTickets').select('subject').orderBy('subject').execute();
  expect(left).toEqual([{ subject: '89' }, { subject: '92' }]);
});

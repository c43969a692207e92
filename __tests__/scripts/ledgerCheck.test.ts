import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { book } from '@/backend/ledger/service';
import { databaseFolder, lockFolder } from '@/backend/platform/database/folderLock';
import { inTransaction } from '@/backend/platform/transaction';
import { testContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';

jest.setTimeout(120_000);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playplus-ledger-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function check() {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir };
  const asked = ['--import', 'tsx', 'scripts/checkLedger.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, asked, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('the command says that the books are right, or what is wrong with them', async () => {
  await withDatabase(dataDir, (db) =>
    inTransaction(testContext(db), (inner) =>
      book(inner, {
        kind: 'captured',
        sourceId: 'a-payment',
        at: new Date(),
        lines: [
          { account: 'cash', amount: 4000, currency: 'EUR' },
          { account: 'pending', owner: 'nora', amount: -3650, currency: 'EUR' },
          { account: 'fees', amount: -350, currency: 'EUR' },
        ],
      }),
    ),
  );
  expect(check()).toMatchObject({ status: 0, said: expect.stringContaining('is right') });
  // Somebody with all rights turns the guards off and helps themselves.
  await withDatabase(dataDir, async (db) => {
    await sql`alter table ledger_lines disable trigger all`.execute(db);
    await sql`update ledger_lines set amount = -3750 where account = 'pending'`.execute(db);
    await sql`alter table ledger_lines enable trigger all`.execute(db);
  });
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toContain('sums to -100 EUR');
  expect(said).toContain('balance of pending nora is -3650 and its lines sum to -3750 EUR');
});

test('it does not look into a folder that somebody has open', async () => {
  const release = await lockFolder(databaseFolder(dataDir));
  const { status, said } = check();
  await release();
  expect(status).toBe(1);
  expect(said).toMatch(/is open in .*process.*Stop it first/);
});

// The reference of P5: single rows, each a commit of its own, one after another to the embedded
// database in its thread, as the backend has it. Prints {"rps": …}.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerDatabase } from '@/backend/platform/database/workerDatabase';

const SECONDS = 3;

const folder = mkdtempSync(join(tmpdir(), 'playplus-raw-'));
const database = new WorkerDatabase(folder, (error) => {
  throw error;
});
await database.waitReady;
await database.query(`create table raw_rows (id uuid primary key, party_id uuid not null,
  user_id uuid not null, number int not null, joined_at timestamptz not null default now())`);
const partyId = randomUUID();
const insertFor = async (seconds: number) => {
  const begun = performance.now();
  let rows = 0;
  while (performance.now() - begun < seconds * 1000) {
    rows += 1;
    await database.query(
      'insert into raw_rows (id, party_id, user_id, number) values ($1, $2, $3, $4)',
      [randomUUID(), partyId, randomUUID(), rows],
    );
  }
  return (rows * 1000) / (performance.now() - begun);
};
await insertFor(0.5);
const rps = await insertFor(SECONDS);
await database.close();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify({ rps }));

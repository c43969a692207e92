// Fills an empty data folder before the product starts on it; prints what it made.
import pino from 'pino';
import { z } from 'zod';
import { readConfig } from '@/backend/platform/config';
import { openDatabase } from '@/backend/platform/database';
import { migrateToLatest } from '@/backend/platform/migrate';
import { seedParty, seedUsers } from '@/__tests__/support/seed';

const wanted = z
  .object({ sizes: z.array(z.number().int()), fans: z.number().int() })
  .parse(JSON.parse(process.env.BENCH_SEED ?? ''));

const database = await openDatabase(readConfig(process.env), pino({ level: 'silent' }), (error) => {
  throw error;
});
const { db } = database;
await migrateToLatest(db);
const [creator] = await seedUsers(db, 'bench-creator', 1, 'CREATOR');
if (!creator) throw new Error('no creator');
const partyIds: string[] = [];
for (const size of wanted.sizes) partyIds.push(await seedParty(db, creator.id, size));
const fans = (await seedUsers(db, 'bench-fan', wanted.fans, 'FAN')).map(({ token }) => token);
await database.close();
process.stdout.write(JSON.stringify({ creator, partyIds, fans }));

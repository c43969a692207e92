// Fills an empty data folder before the product starts on it; prints what it made.
import pino from 'pino';
import { z } from 'zod';
import { readConfig } from '@/backend/platform/config';
import { openDatabase } from '@/backend/platform/database/database';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { seedParty, seedUsers } from '@/__tests__/support/seed';
import { seedDraw } from '@/__tests__/support/seedDraw';

const wanted = z
  .object({
    tool: z.enum(['queue', 'draw']),
    sizes: z.array(z.number().int()),
    fans: z.number().int(),
    dark: z.boolean(),
  })
  .parse(JSON.parse(process.env.BENCH_SEED ?? ''));

const database = await openDatabase(readConfig(process.env), pino({ level: 'silent' }), (error) => {
  throw error;
});
const { db } = database;
await migrateToLatest(db);
const [creator] = await seedUsers(db, 'bench-creator', 1, 'CREATOR');
if (!creator) throw new Error('no creator');
const seedTool = wanted.tool === 'draw' ? seedDraw : seedParty;
const toolIds: string[] = [];
for (const size of wanted.sizes) toolIds.push(await seedTool(db, creator.id, size));
const fans = (await seedUsers(db, 'bench-fan-crowd', wanted.fans, 'FAN')).map(({ token }) => token);
const darkSide = wanted.dark ? await seedDark() : {};
await database.close();
process.stdout.write(JSON.stringify({ creator, toolIds, fans, ...darkSide }));

/** A creator whose pages are dark, with a party of their own. */
async function seedDark() {
  const [darkCreator] = await seedUsers(db, 'bench-dark', 1, 'CREATOR');
  if (!darkCreator) throw new Error('no creator');
  await db
    .updateTable('users')
    .set({ extraPublic: JSON.stringify({ display_is_dark_mode: true, display_hue: '205' }) })
    .where('id', '=', darkCreator.id)
    .execute();
  return { darkCreator, darkPartyId: await seedParty(db, darkCreator.id, wanted.sizes[0] ?? 0) };
}

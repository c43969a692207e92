import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import pino from 'pino';
import { z } from 'zod';
import { readConfig } from '@/backend/platform/config';
import { openDatabase } from '@/backend/platform/database';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';

const wanted = z
  .object({ sizes: z.array(z.number().int()), fans: z.number().int() })
  .parse(JSON.parse(process.env.BENCH_SEED ?? ''));

async function addUser(db: Kysely<Tables>, handle: string, userType: 'CREATOR' | 'FAN') {
  const id = newId();
  await sql`insert into users (id, handle, email, first_name, last_name, user_type, password_hash, locale)
    values (${id}, ${handle}, ${`${handle}@bench.test`}, 'Bench', 'User', ${userType}, 'none', 'en')`.execute(
    db,
  );
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await sql`insert into sessions (token_hash, id, user_id, created_at, last_seen_at, expires_at, client_agent)
    values (${hash}, ${newId()}, ${id}, now(), now(), now() + interval '1 day', 'bench')`.execute(db);
  return { id, token };
}

/** A party with that many people waiting, all of them users of their own. */
async function addParty(db: Kysely<Tables>, creatorId: string, waiting: number, index: number) {
  const id = newId();
  await sql`insert into parties (id, creator_id, title, game, state, seats_per_round, entry_fields,
      member_count, played_count, next_number, seq, version)
    values (${id}, ${creatorId}, ${`Party ${index}`}, 'Chess', 'OPEN', 1, '[]', ${waiting}, 0,
      ${waiting + 1}, 1, 1)`.execute(db);
  await sql`with people as (
      insert into users (id, handle, email, first_name, last_name, user_type, password_hash, locale)
      select gen_random_uuid(), 'w' || ${index}::int || '-' || n, 'w' || ${index}::int || '-' || n || '@bench.test',
        'Bench', 'Fan', 'FAN', 'none', 'en'
      from generate_series(1, ${waiting}::int) n
      returning id, split_part(handle, '-', 2)::int as number)
    insert into queue_entries (id, queue_uuid, party_id, user_id, status, number, fields, joined_at)
    select gen_random_uuid(), gen_random_uuid(), ${id}, id, 100, number, '[]', now() from people`.execute(db);
  await sql`insert into queue_blocks (party_id, block, waiting)
    select party_id, number / 512, count(*) from queue_entries where party_id = ${id} group by 1, 2`.execute(
    db,
  );
  return id;
}

const { db, close } = await openDatabase(readConfig(process.env), pino({ level: 'silent' }));
const creator = await addUser(db, 'bench-creator', 'CREATOR');
const partyIds: string[] = [];
for (const [index, size] of wanted.sizes.entries()) {
  partyIds.push(await addParty(db, creator.id, size, index));
}
const fans: string[] = [];
for (let index = 0; index < wanted.fans; index += 1) {
  fans.push((await addUser(db, `fan-${index}`, 'FAN')).token);
}
await sql`analyze`.execute(db);
await close();
process.stdout.write(JSON.stringify({ creator, partyIds, fans }));

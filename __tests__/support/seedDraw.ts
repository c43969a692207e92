import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import { commitHashOf, entryHashOf, nextHead, seedHashOf } from '@/lib/shared/lottery/scheme/hash';
import { joinLine } from '@/lib/shared/lottery/scheme/lines';

const AT_ONCE = 5000;
const RULES = 'One headset.';
const PRIZES = [
  {
    ...{ title: 'Wireless headset', photo: null, valueMinor: 12900, currency: 'EUR' },
    ...{ quantity: 1, delivery: 'DIGITAL' },
  },
];

/**
 * An open draw without a public number and with that many people in it, each a user of their own; its
 * log is whole. All handles are of one length, so that answers about few and many have the same size.
 */
export async function seedDraw(
  db: Kysely<Tables>,
  creatorId: string,
  entrants: number,
): Promise<string> {
  const [id, seed, ms] = [newId(), randomBytes(32).toString('hex'), Date.now()];
  const seedHash = seedHashOf(id, seed);
  const commitment = { randomness: 'none', prizeCount: 1, rules: RULES, seedHash } as const;
  const commitHash = commitHashOf({ lotteryId: id, ...commitment });
  let logHead = commitHash;
  const people = Array.from({ length: entrants }, (_, at) => {
    const n = at + 1;
    const handle = `fan-${id.slice(-8)}-${String(n).padStart(6, '0')}`;
    const [label, salt] = [`@${handle}`, randomBytes(16).toString('hex')];
    const c = entryHashOf({ lotteryId: id, salt, label });
    const line = joinLine(ms, { n, tickets: 1, c });
    logHead = nextHead(logHead, line);
    return { n, handle, label, salt, c, line, head: logHead };
  });
  await sql`with tool as (
      insert into live_tools (id, kind, creator_id) values (${id}, 'LOTTERY', ${creatorId}))
    insert into lotteries (id, creator_id, title, state, prizes, verified_only, claim_mode,
      claim_seconds, member_count, ticket_total, next_number, rules, prize_count, randomness,
      seed_hash, commit_hash, log_seq, log_head, log_ms, opened_at, created_at, updated_at)
    values (${id}, ${creatorId}, 'Seeded draw', 'OPEN', ${JSON.stringify(PRIZES)}, false, 'LIVE', 120,
      ${entrants}, ${entrants}, ${entrants + 1}, ${RULES}, 1, 'none', ${seedHash}, ${commitHash},
      ${entrants}, ${logHead}, ${ms}, now(), now(), now())`.execute(db);
  await db.insertInto('lotterySeeds').values({ lotteryId: id, seed }).execute();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const part = JSON.stringify(people.slice(from, from + AT_ONCE));
    await sql`with given as materialized (
        select gen_random_uuid() as user_id, one.* from jsonb_to_recordset(${part}::jsonb) as one
          (n int, handle text, label text, salt text, c text, line text, head text)),
      fans as (
        insert into users (id, handle, email, first_name, last_name, user_type, password_hash,
          locale, created_at, updated_at)
        select user_id, handle, handle || '@seed.test', 'Seeded', 'Fan', 'FAN', 'none', 'en', now(),
          now() from given),
      logged as (
        insert into lottery_log (lottery_id, seq, line, head)
        select ${id}::uuid, n, line, head from given)
      insert into lottery_entries (id, claim_uuid, lottery_id, user_id, n, tickets, salt, label, c,
        log_seq, joined_at, network_hash)
      select gen_random_uuid(), gen_random_uuid(), ${id}::uuid, user_id, n, 1, salt, label, c, n,
        now(), 'network-' || n from given`.execute(db);
  }
  return id;
}

import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { migrations } from '@/backend/platform/migrations/migrations';
import { openTestDatabase } from '@/__tests__/support/database';

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const [creator, moderator, party] = [id(1), id(2), id(3)];

test('keys, announcements and the log of a party from before are those of its live tool', async () => {
  const { db, close } = await openTestDatabase({ migrate: false });
  try {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    await new Migrator({ db: db.withoutPlugins(), provider }).migrateTo('m0024SetBack');
    await sql`
      insert into users (id, handle, email, first_name, last_name, user_type, password_hash, locale,
        created_at, updated_at)
      values (${creator}, 'ada', 'ada@example.org', 'Ada', 'L', 'CREATOR', 'x', 'en', now(), now()),
        (${moderator}, 'mo', 'mo@example.org', 'Mo', 'L', 'FAN', 'x', 'en', now(), now())`.execute(
      db,
    );
    await sql`
      insert into parties (id, creator_id, title, game, state, seats_per_round, created_at, updated_at)
      values (${party}, ${creator}, 'Friday', 'Chess', 'OPEN', 1, now(), now())`.execute(db);
    await sql`
      insert into control_keys (id, party_id, action, key_hash, hint, actor_id, created_at)
      values (${id(4)}, ${party}, 'NEXT', 'h', 'hint', ${moderator}, now())`.execute(db);
    await sql`
      insert into widget_keys (id, party_id, creator_id, made_by, key_hash, hint, created_at)
      values (${id(5)}, ${party}, ${creator}, ${moderator}, 'h', 'hint', now())`.execute(db);
    await sql`
      insert into live_announcements (party_id, creator_id) values (${party}, ${creator})`.execute(
      db,
    );
    await sql`
      insert into party_acts (id, party_id, actor_id, kind, detail, acted_at)
      values (${id(6)}, ${party}, ${moderator}, 'NOTICE', '{"before": null}', now())`.execute(db);

    expect(await migrateToLatest(db)).toContain('m0025LiveTools');
    expect(await db.selectFrom('liveTools').selectAll().execute()).toEqual([
      { id: party, kind: 'PARTY', creatorId: creator },
    ]);
    const ofTool = { toolId: party };
    expect(await db.selectFrom('controlKeys').selectAll().execute()).toMatchObject([
      { ...ofTool, creatorId: creator, actorId: moderator },
    ]);
    expect(await db.selectFrom('widgets').selectAll().execute()).toMatchObject([ofTool]);
    expect(await db.selectFrom('liveAnnouncements').selectAll().execute()).toMatchObject([ofTool]);
    expect(await db.selectFrom('toolActions').selectAll().execute()).toMatchObject([
      { ...ofTool, kind: 'NOTICE', detail: { before: null } },
    ]);

    await db.deleteFrom('users').where('id', '=', creator).execute();
    for (const table of ['liveTools', 'parties', 'controlKeys', 'widgets', 'toolActions'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  } finally {
    await close();
  }
});

import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { hashToken, newToken } from '@/backend/platform/id';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { migrations } from '@/backend/platform/migrations/migrations';
import { widgetSession } from '@/backend/widgets/service';
import '@/backend/liveTools';
import { testContext } from '@/__tests__/support/context';
import { openTestDatabase } from '@/__tests__/support/database';

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const [creator, moderator, party, widget] = [id(1), id(2), id(3), id(4)];

test('a key of before keeps showing its tool, its token is its own, and its maker has seen it', async () => {
  const { db, close } = await openTestDatabase({ migrate: false });
  try {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    await new Migrator({ db: db.withoutPlugins(), provider }).migrateTo('m0035Lotteries');
    await sql`
      insert into users (id, handle, email, first_name, last_name, user_type, password_hash, locale,
        created_at, updated_at)
      values (${creator}, 'ada', 'ada@example.org', 'Ada', 'L', 'CREATOR', 'x', 'en', now(), now()),
        (${moderator}, 'mo', 'mo@example.org', 'Mo', 'L', 'FAN', 'x', 'en', now(), now())`.execute(
      db,
    );
    await sql`
      insert into live_tools (id, kind, creator_id) values (${party}, 'PARTY', ${creator})`.execute(
      db,
    );
    await sql`
      insert into parties (id, creator_id, title, game, state, seats_per_round, created_at, updated_at)
      values (${party}, ${creator}, 'Friday', 'Chess', 'OPEN', 1, now(), now())`.execute(db);
    const key = newToken();
    await sql`
      insert into widget_keys (id, tool_id, creator_id, made_by, key_hash, hint, created_at)
      values (${widget}, ${party}, ${creator}, ${moderator}, ${hashToken(key)}, 'abcd', now())`.execute(
      db,
    );
    await sql`
      insert into realtime_tokens (id, widget_key_id, token, expires_at)
      values (${id(5)}, ${widget}, 'held', now() + interval '20 minutes')`.execute(db);

    expect(await migrateToLatest(db)).toContain('m0037Widgets');
    expect(await db.selectFrom('widgets').selectAll().execute()).toMatchObject([
      { id: widget, kind: 'LIVE', toolId: party, isPermanent: false, keyVersion: 0, seq: 0 },
    ]);
    const viewers = await db.selectFrom('widgetViewers').selectAll().execute();
    expect(viewers).toMatchObject([{ widgetId: widget, userId: moderator }]);
    const { tools } = await widgetSession(testContext(db), { key });
    expect(tools).toMatchObject([{ kind: 'PARTY', snapshot: { id: party } }]);

    const tokens = () => db.selectFrom('realtimeTokens').select('widgetId').execute();
    expect(await tokens()).toEqual([{ widgetId: widget }, { widgetId: widget }]);
    await db.updateTable('widgets').set({ keyVersion: 1 }).execute();
    expect(await tokens()).toEqual([{ widgetId: null }, { widgetId: null }]);
    await db.deleteFrom('users').where('id', '=', moderator).execute();
    expect(await db.selectFrom('widgets').select('madeBy').execute()).toEqual([{ madeBy: null }]);
    await db.deleteFrom('users').where('id', '=', creator).execute();
    expect(await db.selectFrom('widgets').select('id').execute()).toEqual([]);
  } finally {
    await close();
  }
});
